import type { FirebaseApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider, type AppCheck } from 'firebase/app-check';

/**
 * Starts App Check of an app, and loads Google's script. From then on its database and file store attach tokens. A debug token
 * stands in for what that script finds.
 */
export function openAppCheck(app: FirebaseApp, siteKey: string, refreshes: boolean): AppCheck {
  const debugToken = document.documentElement.dataset.appCheckDebug;
  if (debugToken) Object.assign(self, { FIREBASE_APPCHECK_DEBUG_TOKEN: debugToken });
  return initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: refreshes,
  });
}

/** The token of now, or a fresh one; null where Google gives none, which the server decides on. */
export function readToken(appCheck: AppCheck, fresh = false): Promise<string | null> {
  return getToken(appCheck, fresh).then(
    ({ token }) => token,
    () => null,
  );
}
