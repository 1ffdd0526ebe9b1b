import { environment } from '@/environment';
import { officeApp } from './office-app';

let started: Promise<void> | null = null;

/** Starts App Check where a site key is configured; without one its code is never loaded. */
export function startAppCheck(): Promise<void> {
  started ??= environment.appCheckSiteKey === null ? Promise.resolve() : start(environment.appCheckSiteKey);
  return started;
}

async function start(siteKey: string): Promise<void> {
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  initializeAppCheck(officeApp(), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}
