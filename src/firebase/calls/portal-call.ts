import type { CallRequest, CallResponse, CallsFor } from '@domain/api/contract';
import { portalAuth } from '../session/portal-auth';
import { callSignedIn } from './call-signed-in';

/**
 * Calls a function with the signed-in customer's ID token.
 * @throws AppError as `callFunction` does; `not-signed-in` where the session has ended.
 */
export function callAsCustomer<Name extends CallsFor<'customer' | 'public'>>(
  name: Name,
  request: CallRequest<Name>,
): Promise<CallResponse<Name>> {
  return callSignedIn(portalAuth(), name, request);
}
