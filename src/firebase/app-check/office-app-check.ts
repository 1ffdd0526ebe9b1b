import type { AppCheck } from 'firebase/app-check';
import { appCheckKey } from '@/api/app-check-key';
import { patientTokens } from '@/api/patient-tokens';
import { officeApp } from '../session/office-app';

const waitFor = patientTokens();

let started: Promise<AppCheck | null> | null = null;

/**
 * Starts App Check if a site key is configured; otherwise returns null without loading its code. Call it before the
 * database is first used, which attaches tokens from then on.
 */
export function startAppCheck(): Promise<AppCheck | null> {
  started ??= start(appCheckKey()).catch(() => {
    // ignored: Google may be blocked, and the server decides whether a call needs a token
    started = null;
    return null;
  });
  return started;
}

/**
 * The token for a call; null where App Check is not configured or times out. The server decides whether it needs
 * one. `forceRefresh` forces a new token after the last one was refused.
 */
export async function appCheckToken(forceRefresh = false): Promise<string | null> {
  const appCheck = await startAppCheck();
  if (!appCheck) return null;
  const { readToken } = await import('./app-check');
  return waitFor(readToken(appCheck, forceRefresh));
}

async function start(siteKey: string | null): Promise<AppCheck | null> {
  if (siteKey === null) return null;
  const { openAppCheck } = await import('./app-check');
  return openAppCheck(officeApp(), siteKey, true);
}
