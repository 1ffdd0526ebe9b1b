import type { CallName, CallRequest, CallResponse } from '@domain/api/contract';
import { AppError } from '@domain/errors/app-error';
import { callFunction } from '@/api/call-function';
import { reportedAs } from '@/logging/report-fault';
import { announceAdminCall } from './admin-calls';
import { idTokenOf } from '../session/id-token';
import { appCheckToken } from '../app-check/office-app-check';
import { officeAuth } from '../session/office-auth';
import { refreshAccess } from '../session/refresh-access';

export type CallAsAdmin = typeof callAsAdmin;

/**
 * Calls a function with the signed-in admin's ID token. A refusal refreshes the token, so that an account without
 * access loses the office at once.
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
    // The account's permissions may have changed since its token was issued; a new token updates the whole
    // page.
    if (isRefusal(error)) refreshAccess().catch(reportedAs('access not refreshed', undefined));
    throw error;
  }
}

async function callWithTokens<Name extends CallName>(
  name: Name,
  request: CallRequest<Name>,
  forceRefresh = false,
): Promise<CallResponse<Name>> {
  const [idToken, appCheck] = await Promise.all([
    idTokenOf(officeAuth(), forceRefresh),
    appCheckToken(forceRefresh),
  ]);
  return callFunction(name, request, {
    idToken,
    byOffice: true,
    ...(appCheck !== null && { appCheckToken: appCheck }),
  });
}

/**
 * Whether a token was refused as invalid, so that nothing was done. A clock that was set back makes expired tokens
 * look valid for days.
 */
function isOutdated(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'app-unverified' || error.code === 'not-signed-in');
}

function isRefusal(error: unknown): boolean {
  return error instanceof AppError && (error.code === 'not-allowed' || error.code === 'not-signed-in');
}
