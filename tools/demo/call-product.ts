import type { CallName, CallRequest, CallResponse } from '@domain/api/contract';
import { addresses } from '../backend/addresses';
import { callAt, type CallOptions } from './call-at';

/**
 * Calls a function of the running local stack as a browser does. @throws Error with the response if it is
 * refused.
 */
export function callProduct<Name extends CallName>(
  name: Name,
  request: CallRequest<Name>,
  options: CallOptions,
): Promise<CallResponse<Name>> {
  return callAt(addresses.functions, name, request, options);
}
