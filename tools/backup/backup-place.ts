import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getStorage } from 'firebase-admin/storage';
import { openDatabase, type Database } from './database';

/** A project's database, files, and accounts. */
export interface BackupPlace {
  readonly projectId: string;
  readonly database: Database;
  readonly bucket: ReturnType<ReturnType<typeof getStorage>['bucket']>;
  readonly auth: Auth;
  readonly close: () => Promise<void>;
}

interface PlaceOptions {
  readonly projectId: string;
  /** Defaults to the project's default bucket, whose name depends on the project's age. */
  readonly bucket?: string;
}

/**
 * A project, using the caller's credentials, or the emulators named by the environment as for the Firebase
 * tools: FIRESTORE_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST.
 */
export function openPlace({ projectId, bucket }: PlaceOptions): BackupPlace {
  const emulator = process.env.FIRESTORE_EMULATOR_HOST ?? null;
  const app = initializeApp(
    { projectId, ...(emulator === null && { credential: applicationDefault() }) },
    `backup-${projectId}`,
  );
  const database = openDatabase({ projectId, emulator });
  return {
    projectId,
    database,
    bucket: getStorage(app).bucket(bucket ?? defaultBucket(projectId, emulator)),
    auth: getAuth(app),
    async close() {
      await database.close();
      await deleteApp(app);
    },
  };
}

const defaultBucket = (projectId: string, emulator: string | null) =>
  `${projectId}.${emulator === null ? 'firebasestorage.app' : 'appspot.com'}`;
