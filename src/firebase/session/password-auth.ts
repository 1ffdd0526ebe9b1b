import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, inMemoryPersistence, type Auth } from 'firebase/auth';
import { environment } from '@/environment';

let opened: Auth | null = null;

/** Holds who has given the password, in this page's memory alone: the office sees only users with a session. */
export function passwordAuth(): Auth {
  opened ??= open();
  return opened;
}

function open(): Auth {
  const auth = initializeAuth(initializeApp(environment.firebase, 'office-password'), {
    persistence: inMemoryPersistence,
  });
  if (environment.emulators) {
    connectAuthEmulator(auth, `http://${environment.emulators.auth}`, { disableWarnings: true });
  }
  return auth;
}
