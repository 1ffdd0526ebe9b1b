import { callNames } from '@domain/api/call-names';
import type { CallName, CallRequest, CallResponse } from '@domain/api/contract';
import { AppError } from '@domain/errors/app-error';
import { callDeployed } from '@/api/call-function';
import { announceAdminCall } from './admin-calls';
import { adminToken } from './admin-token';
import { appCheckToken } from './app-check';
import { refreshAccess } from './refresh-access';

export type CallAsAdmin = typeof callAsAdmin;

/**
 * Calls a function with the signed-in admin's ID token. An account that may no longer use the office is out with the
 * answer that says so.
 * @throws AppError as `callFunction` does; `not-signed-in` where the session has ended.
 */
export async function callAsAdmin<Name extends CallName>(
  name: Name,
  request: CallRequest<Name>,
): Promise<CallResponse<Name>> {
  const [token, appCheck] = await Promise.all([adminToken(), appCheckToken()]);
  try {
    const answer = await callDeployed<Name>(callNames[name], request, {
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
