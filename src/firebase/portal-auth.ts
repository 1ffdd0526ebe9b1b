import { getApp, getApps, initializeApp, type FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { environment } from '@/environment';
import { openAuth } from './open-auth';

const name = 'portal';

let opened: Auth | null = null;

/** The portal's sign-in, kept in this browser until Logout; the office's stands beside it. */
export function portalAuth(): Auth {
  opened ??= openAuth(portalApp());
  return opened;
}

function portalApp(): FirebaseApp {
  return getApps().some((app) => app.name === name)
    ? getApp(name)
    : initializeApp(environment.firebase, name);
}
