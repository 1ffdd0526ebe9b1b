import { initializeApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { environment } from '@/environment';
import { openAuth } from './open-auth';

let opened: Auth | null = null;

/** The portal's auth instance, separate from the office's. Its session is stored in this browser until Logout. */
export function portalAuth(): Auth {
  opened ??= openAuth(initializeApp(environment.firebase, 'portal'));
  return opened;
}
