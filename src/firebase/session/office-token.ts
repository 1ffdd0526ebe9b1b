import { officeAuth } from './office-auth';

/** The ID token of the office's signed-in user in this browser; null where there is none. */
export async function officeToken(): Promise<string | null> {
  const auth = officeAuth();
  try {
    await auth.authStateReady();
    return (await auth.currentUser?.getIdToken()) ?? null;
  } catch {
    // ignored: offline, or the session has ended, there is no token
    return null;
  }
}
