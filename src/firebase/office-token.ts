import { officeAuth } from './office-auth';

/** The ID token of whoever is signed in to the office in this browser; null where nobody is, or no token can be had. */
export async function officeToken(): Promise<string | null> {
  const auth = officeAuth();
  try {
    await auth.authStateReady();
    return (await auth.currentUser?.getIdToken()) ?? null;
  } catch {
    return null;
  }
}
