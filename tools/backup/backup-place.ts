import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getStorage } from 'firebase-admin/storage';
import { openDatabase, type Database } from './database';

/** What is backed up: a project’s database, files and accounts. */
export interface BackupPlace {
  readonly projectId: string;
  readonly database: Database;
  readonly bucket: ReturnType<ReturnType<typeof getStorage>['bucket']>;
  readonly auth: Auth;
  readonly close: () => Promise<void>;
}

interface PlaceOptions {
  readonly projectId: string;
  /** The default one of the project’s age unless given. */
  readonly bucket?: string;
}

/**
 * A project by the credentials of whoever runs this, or the emulators that the environment names, as the Firebase tools take
 * it: FIRESTORE_EMULATOR_HOST, FIREBASE_STORAGE_EMULATOR_HOST, FIREBASE_AUTH_EMULATOR_HOST.
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
