import type { AppCheck } from 'firebase/app-check';
import { environment } from '@/environment';
import { officeApp } from './office-app';

let started: Promise<AppCheck | null> | null = null;

/**
 * Starts App Check where a site key is configured; without one its code is never loaded, and the answer is
 * null. Before the first use of the database, which attaches its tokens from then on.
 */
export function startAppCheck(): Promise<AppCheck | null> {
  started ??=
    environment.appCheckSiteKey === null ? Promise.resolve(null) : start(environment.appCheckSiteKey);
  return started;
}

/** The token for a call; null where App Check is not configured or cannot be reached, which the server decides on. */
export async function appCheckToken(): Promise<string | null> {
  const appCheck = await startAppCheck();
  if (!appCheck) return null;
  const { getToken } = await import('firebase/app-check');
  return getToken(appCheck).then(
    ({ token }) => token,
    () => null,
  );
}

async function start(siteKey: string): Promise<AppCheck> {
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  return initializeAppCheck(officeApp(), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}
