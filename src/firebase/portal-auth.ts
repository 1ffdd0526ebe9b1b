import { getApp, getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import { environment } from '@/environment';

const name = 'portal';

let opened: Auth | null = null;

/** The portal's sign-in, kept in this browser until Logout; the office's stands beside it. */
export function portalAuth(): Auth {
  opened ??= openAuth();
  return opened;
}

function portalApp(): FirebaseApp {
  return getApps().some((app) => app.name === name)
    ? getApp(name)
    : initializeApp(environment.firebase, name);
}

function openAuth(): Auth {
  const auth = initializeAuth(portalApp(), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (environment.emulators) {
    connectAuthEmulator(auth, `http://${environment.emulators.auth}`, { disableWarnings: true });
  }
  return auth;
}
