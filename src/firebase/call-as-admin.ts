import type { CallName, CallRequest, CallResponse } from '@domain/api/contract';
import { AppError } from '@domain/errors/app-error';
import { callFunction } from '@/api/call-function';
import { appCheckToken } from './app-check';
import { officeAuth } from './office-auth';

export type CallAsAdmin = typeof callAsAdmin;

/**
 * Calls a function with the signed-in admin's ID token.
 * @throws AppError as `callFunction` does; `not-signed-in` where the session has ended.
 */
export async function callAsAdmin<Name extends CallName>(
  name: Name,
  request: CallRequest<Name>,
): Promise<CallResponse<Name>> {
  const [token, appCheck] = await Promise.all([idToken(), appCheckToken()]);
  return callFunction(name, request, {
    idToken: token,
    ...(appCheck !== null && { appCheckToken: appCheck }),
  });
}

async function idToken(): Promise<string> {
  const user = officeAuth().currentUser;
  if (!user) throw new AppError('not-signed-in', 'no user', 'Your session has ended. Please sign in again.');
  try {
    return await user.getIdToken();
  } catch (cause) {
    const sentence = 'We could not reach the server. Please check your connection.';
    throw new AppError('unavailable', 'the token could not be refreshed', sentence, { cause });
  }
}
