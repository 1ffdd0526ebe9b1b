import { initializeApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import { environment } from '@/environment';
import { openAuth } from './open-auth';

let opened: Auth | null = null;

/** The referrers' auth instance, separate from the portal's and the office's. Its session is stored until Sign out. */
export function referrerAuth(): Auth {
  opened ??= openAuth(initializeApp(environment.firebase, 'referrer'));
  return opened;
}
