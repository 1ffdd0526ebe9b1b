import type { CallRequest, CallResponse } from '@domain/api/contract';
import type { PublicCallName } from '@domain/api/public-call-names';
import { AppError } from '@domain/errors/app-error';
import { callFunction } from '@/api/call-function';
import { idTokenOf } from './id-token';
import { portalAuth } from './portal-auth';

/**
 * Calls a function with the signed-in customer's ID token.
 * @throws AppError as `callFunction` does; `not-signed-in` where nobody is signed in any more.
 */
export async function callAsCustomer<Name extends PublicCallName>(
  name: Name,
  request: CallRequest<Name>,
): Promise<CallResponse<Name>> {
  try {
    return await callFunction(name, request, { idToken: await idTokenOf(portalAuth(), false) });
  } catch (error) {
    // A clock that was put back lets a token seem to last for days; the server knows better.
    if (!(error instanceof AppError) || error.code !== 'not-signed-in' || !portalAuth().currentUser)
      throw error;
    return callFunction(name, request, { idToken: await idTokenOf(portalAuth(), true) });
  }
}
