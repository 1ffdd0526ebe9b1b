import type { CallRequest, CallResponse, CallsFor } from '@domain/api/contract';
import { referrerAuth } from '../session/referrer-auth';
import { callSignedIn } from './call-signed-in';

/**
 * Calls a function with the signed-in referrer's ID token.
 * @throws AppError as `callFunction` does; `not-signed-in` where the session has ended.
 */
export function callAsReferrer<Name extends CallsFor<'referrer'>>(
  name: Name,
  request: CallRequest<Name>,
): Promise<CallResponse<Name>> {
  return callSignedIn(referrerAuth(), name, request);
}
