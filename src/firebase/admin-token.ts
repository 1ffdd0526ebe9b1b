import { AppError } from '@domain/errors/app-error';
import { officeAuth } from './office-auth';

const ended = 'Your session has ended. Please sign in again.';

/**
 * The signed-in admin's ID token; with `fresh` a new one, whatever the device's clock says of the one it has.
 * @throws AppError `not-signed-in` where the session has ended, `unavailable` where it could not be refreshed.
 */
export async function adminToken(fresh = false): Promise<string> {
  const user = officeAuth().currentUser;
  if (!user) throw new AppError('not-signed-in', 'no user', ended);
  try {
    return await user.getIdToken(fresh);
  } catch (cause) {
    // Firebase signs out a user whom it refuses a token for good.
    if (!officeAuth().currentUser) throw new AppError('not-signed-in', 'no token any more', ended, { cause });
    const sentence = 'We could not reach the server. Please check your connection.';
    throw new AppError('unavailable', 'the token could not be refreshed', sentence, { cause });
  }
}
