import type { FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import { environment } from '@/environment';

/** An app's sign-in, kept in this browser. Once for each app. */
export function openAuth(app: FirebaseApp): Auth {
  // initializeAuth, not getAuth: the latter brings the pop-up and redirect sign-ins along.
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  if (environment.emulators) {
    connectAuthEmulator(auth, `http://${environment.emulators.auth}`, { disableWarnings: true });
  }
  return auth;
}
