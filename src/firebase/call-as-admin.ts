import type { CallName, CallRequest, CallResponse } from '@domain/api/contract';
import { AppError } from '@domain/errors/app-error';
import { callFunction } from '@/api/call-function';
import { announceAdminCall } from './admin-calls';
import { appCheckToken } from './app-check';
import { officeAuth } from './office-auth';
import { refreshAccess } from './refresh-access';

export type CallAsAdmin = typeof callAsAdmin;

const ended = 'Your session has ended. Please sign in again.';

/**
 * Calls a function with the signed-in admin's ID token. An account that may no longer use the office is out with the
 * answer that says so.
 * @throws AppError as `callFunction` does; `not-signed-in` where the session has ended.
 */
export async function callAsAdmin<Name extends CallName>(
  name: Name,
  request: CallRequest<Name>,
): Promise<CallResponse<Name>> {
  const [token, appCheck] = await Promise.all([idToken(), appCheckToken()]);
  try {
    const answer = await callFunction(name, request, {
      idToken: token,
      ...(appCheck !== null && { appCheckToken: appCheck }),
    });
    announceAdminCall(name);
    return answer;
  } catch (error) {
    // What the account may do has changed since its token was made: a new one says so to the whole page.
    if (isRefusal(error)) refreshAccess().catch(() => undefined);
    throw error;
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'not-allowed' || error.code === 'not-signed-in');
}

async function idToken(): Promise<string> {
  const user = officeAuth().currentUser;
  if (!user) throw new AppError('not-signed-in', 'no user', ended);
  try {
    return await user.getIdToken();
  } catch (cause) {
    // Firebase signs out a user whom it refuses a token for good.
    if (!officeAuth().currentUser) throw new AppError('not-signed-in', 'no token any more', ended, { cause });
    const sentence = 'We could not reach the server. Please check your connection.';
    throw new AppError('unavailable', 'the token could not be refreshed', sentence, { cause });
  }
}
