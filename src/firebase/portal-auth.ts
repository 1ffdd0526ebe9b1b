import { initializeApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { environment } from '@/environment';
import { openAuth } from './open-auth';

let opened: Auth | null = null;

/** The portal's sign-in, kept in this browser until Logout; the office's stands beside it. */
export function portalAuth(): Auth {
  opened ??= openAuth(initializeApp(environment.firebase, 'portal'));
  return opened;
}
