import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { drillAdmin } from '../calls/caller-token';

export interface Emulators {
  /** Host and port. */
  readonly firestore: string;
  /** Host and port. */
  readonly storage: string;
}

export interface DrillProject {
  readonly id: string;
  readonly db: Firestore;
  readonly bucket: ReturnType<ReturnType<typeof getStorage>['bucket']>;
}

/**
 * An empty project for a drill on running emulators, invisible to the stack's triggers and sweeper, with the
 * record of one admin.
 */
export async function openDrillProject(id: string, { firestore, storage }: Emulators): Promise<DrillProject> {
  const documents = `http://${firestore}/emulator/v1/projects/${id}/databases/(default)/documents`;
  const { ok, status } = await fetch(documents, { method: 'DELETE' });
  if (!ok) throw new Error(`the drill's database could not be emptied: ${status}`);
  Object.assign(process.env, {
    FIRESTORE_EMULATOR_HOST: firestore,
    FIREBASE_STORAGE_EMULATOR_HOST: storage,
    METADATA_SERVER_DETECTION: 'none',
  });
  const app = initializeApp({ projectId: id, storageBucket: bucketOf(id) }, `${id}-${Date.now()}`);
  const db = getFirestore(app);
  await db.collection('admins').doc(drillAdmin.uid).set({ email: drillAdmin.email });
  return { id, db, bucket: getStorage(app).bucket() };
}

const bucketOf = (id: string) => `${id}.appspot.com`;

/**
 * Environment variables that select the project, in addition to the stack's; `firestore` may be a proxied
 * connection.
 */
export function projectEnvironment(id: string, { firestore, storage }: Emulators): Record<string, string> {
  return {
    GCLOUD_PROJECT: id,
    FIREBASE_CONFIG: JSON.stringify({ projectId: id, storageBucket: bucketOf(id) }),
    FIRESTORE_EMULATOR_HOST: firestore,
    FIREBASE_STORAGE_EMULATOR_HOST: storage,
  };
}
