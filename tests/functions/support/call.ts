import { randomUUID } from 'node:crypto';
import { callPath } from '@domain/api/call-path';
import type { SubmissionReceipt } from '@domain/api/form-submission';
import type { AppErrorDetails } from '@domain/errors/app-error';
import { newAddress } from '../../../tools/testing/factories/new-address';
import { trustedBody } from '../../../tools/trusted-json';
import { addresses } from './stack-addresses';

export interface CallAnswer<Result> {
  readonly status: number;
  readonly headers: Headers;
  readonly result?: Result;
  readonly error?: { readonly status: string; readonly message: string; readonly details?: AppErrorDetails };
}

interface CallFrom {
  readonly idToken?: string;
  /**
   * The caller's network address; new for each call unless given, so that rate limits are reached only on
   * purpose.
   */
  readonly from?: string;
}

/** Calls a deployed function over HTTP as a browser does. */
export async function call<Result = unknown>(
  name: string,
  data: unknown,
  options: CallFrom = {},
): Promise<CallAnswer<Result>> {
  const response = await fetch(`${addresses.functions}/${callPath(name)}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': options.from ?? newAddress(),
      ...(options.idToken && { Authorization: `Bearer ${options.idToken}` }),
    },
    body: JSON.stringify({ data }),
  });
  const body = await trustedBody<Omit<CallAnswer<Result>, 'status' | 'headers'>>(response);
  return { status: response.status, headers: response.headers, ...body };
}

/**
 * Retries once if the service is too busy, as a device does: the emulator gives up a lock after two seconds,
 * and many simultaneous calls to one record wait for each other.
 */
export async function callUntilTaken<Result = unknown>(
  ...request: Parameters<typeof call>
): Promise<CallAnswer<Result>> {
  for (let tries = 1; ; tries += 1) {
    const answer = await call<Result>(...request);
    if (answer.status !== 503 || tries === 10) return answer;
  }
}

/** The body of secure-form-submission for a booking. */
export function requestCall(data: unknown, idempotencyKey: string = randomUUID()) {
  return {
    formType: 'booking',
    data,
    clientInfo: { userAgent: 'vitest', timestamp: new Date().toISOString() },
    idempotencyKey,
  };
}

/** Submits a booking and returns the id of its request. */
export async function submitRequest(data: unknown): Promise<string> {
  const { result, error } = await callUntilTaken<SubmissionReceipt>(
    'secure-form-submission',
    requestCall(data),
  );
  if (!result) throw new Error(`submission refused: ${JSON.stringify(error)}`);
  return result.id;
}
