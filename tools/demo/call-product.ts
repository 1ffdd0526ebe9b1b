import type { CallName, CallRequest, CallResponse } from '@domain/api/contract';
import { addresses } from '../backend/addresses';
import { callAt, type CallOptions } from './call-at';

/** Calls a function of the running local stack as a browser does. Throws an Error with the answer where it refuses. */
export function callProduct<Name extends CallName>(
  name: Name,
  request: CallRequest<Name>,
  options: CallOptions,
): Promise<CallResponse<Name>> {
  return callAt(addresses.functions, name, request, options);
}
