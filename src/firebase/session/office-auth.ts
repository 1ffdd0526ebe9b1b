import type { Auth } from 'firebase/auth';
import { officeApp } from './office-app';
import { openAuth } from './open-auth';

let opened: Auth | null = null;

/** The office's auth instance. Its session is stored in this browser until Sign Out. */
export function officeAuth(): Auth {
  opened ??= openAuth(officeApp());
  return opened;
}
