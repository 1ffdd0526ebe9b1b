import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { addresses } from '../backend/addresses';
import { stack } from '../backend/stack';

/** The Admin SDK on the running local stack; never on a real project, whatever the shell's environment says. */
export function localServices() {
  // Else the SDK asks the network for Google's metadata server before its first call.
  process.env.METADATA_SERVER_DETECTION = 'none';
  process.env.FIREBASE_AUTH_EMULATOR_HOST = addresses.auth;
  process.env.FIRESTORE_EMULATOR_HOST = addresses.firestore;
  const app =
    getApps().find(({ name }) => name === 'local-stack') ??
    initializeApp({ projectId: stack.projectId }, 'local-stack');
  return { auth: getAuth(app), firestore: getFirestore(app) };
}
