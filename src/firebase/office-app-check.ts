import type { AppCheck } from 'firebase/app-check';
import { appCheckKey } from '@/api/app-check-key';
import { patientTokens } from '@/api/patient-tokens';
import { officeApp } from './office-app';

const waitFor = patientTokens();

let started: Promise<AppCheck | null> | null = null;

/**
 * Starts App Check where a site key is configured; without one its code is never loaded, and the answer is
 * null. Before the first use of the database, which attaches its tokens from then on.
 */
export function startAppCheck(): Promise<AppCheck | null> {
  started ??= start(appCheckKey()).catch(() => {
    started = null;
    return null;
  });
  return started;
}

/**
 * The token for a call; null where App Check is not configured or does not answer in time, which the server decides on.
 * `fresh`: the one before was refused.
 */
export async function appCheckToken(fresh = false): Promise<string | null> {
  const appCheck = await startAppCheck();
  if (!appCheck) return null;
  const { readToken } = await import('./app-check');
  return waitFor(readToken(appCheck, fresh));
}

async function start(siteKey: string | null): Promise<AppCheck | null> {
  if (siteKey === null) return null;
  const { openAppCheck } = await import('./app-check');
  return openAppCheck(officeApp(), siteKey, true);
}
