import type { Auth } from 'firebase/auth';
import type { CallName, CallRequest, CallResponse } from '@domain/api/contract';
import { AppError } from '@domain/errors/app-error';
import { callFunction } from '@/api/call-function';
import { idTokenOf } from '../session/id-token';

/**
 * Calls a function with the ID token of whom this auth has signed in.
 * @throws AppError as `callFunction` does; `not-signed-in` where the session has ended.
 */
export async function callSignedIn<Name extends CallName>(
  auth: Auth,
  name: Name,
  request: CallRequest<Name>,
): Promise<CallResponse<Name>> {
  try {
    return await callFunction(name, request, { idToken: await idTokenOf(auth, false) });
  } catch (error) {
    // A clock that was set back makes an expired token look valid, so get a new one and try again.
    if (!(error instanceof AppError) || error.code !== 'not-signed-in' || !auth.currentUser) throw error;
    return callFunction(name, request, { idToken: await idTokenOf(auth, true) });
  }
}
