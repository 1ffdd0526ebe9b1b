import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import { environment } from '@/environment';
import { officeApp } from './office-app';

let opened: Auth | null = null;

/** The office's sign-in, kept in this browser until Sign Out. */
export function officeAuth(): Auth {
  opened ??= openAuth();
  return opened;
}

function openAuth(): Auth {
  // initializeAuth, not getAuth: the latter brings the pop-up and redirect sign-ins along.
  const auth = initializeAuth(officeApp(), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (environment.emulators) {
    connectAuthEmulator(auth, `http://${environment.emulators.auth}`, { disableWarnings: true });
  }
  return auth;
}
