import type { FirebaseApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider, type AppCheck } from 'firebase/app-check';

/**
 * Starts App Check for an app, and loads Google's script. From then on the app's Firestore and Storage attach
 * tokens. A debug token replaces the script's result.
 */
export function openAppCheck(app: FirebaseApp, siteKey: string, refreshes: boolean): AppCheck {
  const debugToken = document.documentElement.dataset.appCheckDebug;
  if (debugToken) Object.assign(self, { FIREBASE_APPCHECK_DEBUG_TOKEN: debugToken });
  return initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: refreshes,
  });
}

/** The cached token, or a new one; null where Google gives none. The server decides whether it needs one. */
export function readToken(appCheck: AppCheck, forceRefresh = false): Promise<string | null> {
  return getToken(appCheck, forceRefresh).then(
    ({ token }) => token,
    // ignored: Google may be blocked, and the server decides whether a call needs a token
    () => null,
  );
}
