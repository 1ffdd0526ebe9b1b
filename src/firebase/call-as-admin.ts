import { callNames } from '@domain/api/call-names';
import type { CallName, CallRequest, CallResponse } from '@domain/api/contract';
import { AppError } from '@domain/errors/app-error';
import { callDeployed } from '@/api/call-function';
import { announceAdminCall } from './admin-calls';
import { idTokenOf } from './id-token';
import { appCheckToken } from './office-app-check';
import { officeAuth } from './office-auth';
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
  try {
    const answer = await callWithTokens(name, request).catch((error: unknown) => {
      if (!isOutdated(error)) throw error;
      return callWithTokens(name, request, true);
    });
    announceAdminCall(name);
    return answer;
  } catch (error) {
    // What the account may do has changed since its token was made: a new one says so to the whole page.
    if (isRefusal(error)) refreshAccess().catch(() => undefined);
    throw error;
  }
}

async function callWithTokens<Name extends CallName>(
  name: Name,
  request: CallRequest<Name>,
  fresh = false,
): Promise<CallResponse<Name>> {
  const [idToken, appCheck] = await Promise.all([idTokenOf(officeAuth(), fresh), appCheckToken(fresh)]);
  return callDeployed<Name>(callNames[name], request, {
    idToken,
    ...(appCheck !== null && { appCheckToken: appCheck }),
  });
}

/** One of the tokens was none any more, and nothing was done. A clock that was put back lets them seem to last for days. */
function isOutdated(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'app-unverified' || error.code === 'not-signed-in');
}

function isRefusal(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'not-allowed' || error.code === 'not-signed-in');
}
