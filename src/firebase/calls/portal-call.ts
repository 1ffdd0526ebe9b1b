import type { CallRequest, CallResponse, CallsFor } from '@domain/api/contract';
import { AppError } from '@domain/errors/app-error';
import { callFunction } from '@/api/call-function';
import { idTokenOf } from '../session/id-token';
import { portalAuth } from '../session/portal-auth';

/**
 * Calls a function with the signed-in customer's ID token.
 * @throws AppError as `callFunction` does; `not-signed-in` where the session has ended.
 */
export async function callAsCustomer<Name extends CallsFor<'customer' | 'public'>>(
  name: Name,
  request: CallRequest<Name>,
): Promise<CallResponse<Name>> {
  try {
    return await callFunction(name, request, { idToken: await idTokenOf(portalAuth(), false) });
  } catch (error) {
    // A clock that was set back makes an expired token look valid, so get a new one and try again.
    if (!(error instanceof AppError) || error.code !== 'not-signed-in' || !portalAuth().currentUser)
      throw error;
    return callFunction(name, request, { idToken: await idTokenOf(portalAuth(), true) });
  }
}
