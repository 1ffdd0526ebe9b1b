import type { FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import { environment } from '@/environment';

/** Initializes an app's auth, stored in this browser. Call it once for each app. */
export function openAuth(app: FirebaseApp): Auth {
  // getAuth would also bundle the pop-up and redirect sign-ins.
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (environment.emulators) {
    connectAuthEmulator(auth, `http://${environment.emulators.auth}`, { disableWarnings: true });
  }
  return auth;
}
