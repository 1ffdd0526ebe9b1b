import type { Auth } from 'firebase/auth';
import { AppError } from '@domain/errors/app-error';

const ended = 'Your session has ended. Please sign in again.';

/**
 * The signed-in user's ID token. `forceRefresh` forces a new one, even if the device's clock says that the old one is
 * valid.
 * @throws AppError `not-signed-in` where the session has ended, `unavailable` where it could not be refreshed.
 */
export async function idTokenOf(auth: Auth, forceRefresh: boolean): Promise<string> {
  await auth.authStateReady();
  if (!auth.currentUser) throw new AppError('not-signed-in', 'no user', ended);
  try {
    return await auth.currentUser.getIdToken(forceRefresh);
  } catch (cause) {
    // Firebase signs out a user whose refresh token was revoked.
    if (!auth.currentUser) throw new AppError('not-signed-in', 'no token any more', ended, { cause });
    const sentence = 'We couldn’t reach the server. Nothing was changed. Try again in a moment.';
    throw new AppError('unavailable', 'the token could not be refreshed', sentence, { cause });
  }
}
