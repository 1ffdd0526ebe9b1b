import { contract, type CallName, type CallRequest, type CallResponse } from '@domain/api/contract';

/** Who calls. */
interface Caller {
  readonly from?: string;
  readonly idToken?: string;
}

/** Calls functions at an address, as a browser does. */
export interface DrillCalls {
  readonly call: <Name extends CallName>(
    name: Name,
    request: CallRequest<Name>,
    caller: Caller,
  ) => Promise<CallResponse<Name>>;
  /** Sends a form of the report page. */
  readonly sendForm: (path: string, fields: readonly (readonly [string, string])[]) => Promise<Response>;
}

/** @throws Error with the answer where a call is refused. */
export function drillCalls(functions: string): DrillCalls {
  return {
    async call(name, request, { from = '192.0.2.1', idToken }) {
      const response = await fetch(`${functions}/${contract[name].name}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': from,
          ...(idToken && { authorization: `Bearer ${idToken}` }),
        },
        body: JSON.stringify({ data: request }),
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${contract[name].name} answered ${response.status}: ${text}`);
      return (JSON.parse(text) as { result: CallResponse<typeof name> }).result;
    },
    sendForm: (path, fields) =>
      fetch(`${functions}/report-page${path}`, {
        method: 'POST',
        headers: { 'Sec-Fetch-Site': 'same-origin' },
        body: new URLSearchParams(fields.map((field) => [...field])),
        redirect: 'manual',
      }),
  };
}
