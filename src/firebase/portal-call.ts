import type { CallRequest, CallResponse } from '@domain/api/contract';
import type { PublicCallName } from '@domain/api/public-call-names';
import { AppError } from '@domain/errors/app-error';
import { callFunction } from '@/api/call-function';
import { portalAuth } from './portal-auth';

const ended = 'Your session has ended. Please sign in again.';

/**
 * Calls a function with the signed-in customer's ID token.
 * @throws AppError as `callFunction` does; `not-signed-in` where nobody is signed in any more.
 */
export async function callAsCustomer<Name extends PublicCallName>(
  name: Name,
  request: CallRequest<Name>,
): Promise<CallResponse<Name>> {
  try {
    return await callFunction(name, request, { idToken: await idToken(false) });
  } catch (error) {
    // A clock that was put back lets a token seem to last for days; the server knows better.
    if (!(error instanceof AppError) || error.code !== 'not-signed-in' || !portalAuth().currentUser)
      throw error;
    return callFunction(name, request, { idToken: await idToken(true) });
  }
}

async function idToken(fresh: boolean): Promise<string> {
  const auth = portalAuth();
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
