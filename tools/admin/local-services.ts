import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { addresses } from '../backend/addresses';
import { stack } from '../backend/stack';

/**
 * The Admin SDK for the running local stack; it ignores the environment, so it never reaches a real project.
 */
export function localServices() {
  // Otherwise the SDK first looks for Google's metadata server on the network.
  process.env.METADATA_SERVER_DETECTION = 'none';
  process.env.FIREBASE_AUTH_EMULATOR_HOST = addresses.auth;
  process.env.FIRESTORE_EMULATOR_HOST = addresses.firestore;
  const app =
    getApps().find(({ name }) => name === 'local-stack') ??
    initializeApp({ projectId: stack.projectId }, 'local-stack');
  return { auth: getAuth(app), firestore: getFirestore(app) };
}
