import type { CallName, CallRequest, CallResponse } from '@domain/api/contract';
import { letUndoExpire } from '../../admin/let-undo-expire';
import { callAt, type CallOptions } from '../../demo/call-at';

/** Calls by the office and by anonymous callers. */
export const officeNetwork = '192.0.2.1';

/** Calls functions at an address as a browser does. */
export interface DrillCalls {
  readonly call: <Name extends CallName>(
    name: Name,
    request: CallRequest<Name>,
    caller: Partial<CallOptions>,
  ) => Promise<CallResponse<Name>>;
  /** Applies payments that were just marked. */
  readonly letUndoExpire: () => Promise<void>;
  /** Sends a form of the report page. */
  readonly sendForm: (path: string, fields: readonly (readonly [string, string])[]) => Promise<Response>;
}

/** @throws Error with the response if a call is refused. */
export function drillCalls(functions: string): DrillCalls {
  return {
    call: (name, request, caller) => callAt(functions, name, request, { from: officeNetwork, ...caller }),
    letUndoExpire: () => letUndoExpire(functions),
    sendForm: (path, fields) =>
      fetch(`${functions}/pages${path}`, {
        method: 'POST',
        headers: { 'Sec-Fetch-Site': 'same-origin' },
        body: new URLSearchParams(fields.map((field) => [...field])),
        redirect: 'manual',
      }),
  };
}
