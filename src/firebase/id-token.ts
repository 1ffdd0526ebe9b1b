import type { Auth } from 'firebase/auth';
import { AppError } from '@domain/errors/app-error';

const ended = 'Your session has ended. Please sign in again.';

/**
 * The ID token of who is signed in; with `fresh` a new one, whatever the device's clock says of the one it has.
 * @throws AppError `not-signed-in` where the session has ended, `unavailable` where it could not be refreshed.
 */
export async function idTokenOf(auth: Auth, fresh: boolean): Promise<string> {
  await auth.authStateReady();
  if (!auth.currentUser) throw new AppError('not-signed-in', 'no user', ended);
  try {
    return await auth.currentUser.getIdToken(fresh);
  } catch (cause) {
    // Firebase signs out a user whom it refuses a token for good.
    if (!auth.currentUser) throw new AppError('not-signed-in', 'no token any more', ended, { cause });
    const sentence = 'We could not reach the server. Please check your connection.';
    throw new AppError('unavailable', 'the token could not be refreshed', sentence, { cause });
  }
}
