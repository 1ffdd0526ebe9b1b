import { callPath } from '@domain/api/call-path';
import { type CallName, type CallRequest, type CallResponse } from '@domain/api/contract';
import { trustedJson } from '../trusted-json';

export interface CallOptions {
  /** The client's network address, as a proxy in front of the functions adds it. */
  readonly from: string;
  readonly idToken?: string;
}

/** Calls a function at an address as a browser does. @throws Error with the response if it is refused. */
export async function callAt<Name extends CallName>(
  functions: string,
  name: Name,
  request: CallRequest<Name>,
  { from, idToken }: CallOptions,
): Promise<CallResponse<Name>> {
  const response = await fetch(`${functions}/${callPath(name)}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': from,
      ...(idToken && { authorization: `Bearer ${idToken}` }),
    },
    body: JSON.stringify({ data: request }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${name} answered ${response.status}: ${text}`);
  return trustedJson<{ result: CallResponse<Name> }>(text).result;
}
