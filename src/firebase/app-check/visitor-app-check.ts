import { initializeApp } from 'firebase/app';
import type { AppCheck } from 'firebase/app-check';
import { environment } from '@/environment';
import { openAppCheck, readToken } from './app-check';

let opened: AppCheck | null = null;

/** The token of a page without sign-in, from a Firebase app that has only App Check. */
export function readVisitorToken(siteKey: string, forceRefresh: boolean): Promise<string | null> {
  opened ??= openAppCheck(initializeApp(environment.firebase, 'visitor'), siteKey, false);
  return readToken(opened, forceRefresh);
}
