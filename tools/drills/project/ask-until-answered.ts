import { callPath } from '@domain/api/call-path';
import { setTimeout as pause } from 'node:timers/promises';
import { trustedBody } from '../../trusted-json';

export interface Asked {
  readonly name: string;
  readonly data: unknown;
  /** The caller's address as the last proxy adds it. */
  readonly from: string;
  readonly idToken?: string;
}

export interface Answered<Result> {
  readonly result: Result;
  /** Milliseconds of the successful attempt. */
  readonly ms: number;
  readonly attempts: number;
}

/** The handlers refused the call. */
export class Refused extends Error {
  constructor(
    readonly call: string,
    readonly status: string,
    message: string,
  ) {
    super(`${call} was refused: ${status} ${message}`);
    this.name = 'Refused';
  }
}

interface Body {
  readonly result?: unknown;
  readonly error?: { readonly status: string; readonly message: string };
}

/** Statuses that an outbox retries, because nothing was decided. */
const unsettled = ['INTERNAL', 'UNAVAILABLE', 'DEADLINE_EXCEEDED', 'ABORTED'];
const givenUpAfterMs = 30_000;
const againAfterMs = 250;

/**
 * Retries under the same key until there is a response, as a device's outbox does. @throws Refused for a
 * response that retrying will not change, Error after `withinMs` without a response.
 */
export async function askUntilAnswered<Result>(
  url: string,
  asked: Asked,
  withinMs = 600_000,
): Promise<Answered<Result>> {
  const end = Date.now() + withinMs;
  for (let attempts = 1; Date.now() < end; attempts += 1) {
    const begunAt = performance.now();
    const body = await ask(url, asked);
    if (body?.result !== undefined) {
      return { result: body.result as Result, ms: performance.now() - begunAt, attempts };
    }
    if (body?.error && !unsettled.includes(body.error.status)) {
      throw new Refused(asked.name, body.error.status, body.error.message);
    }
    await pause(againAfterMs);
  }
  throw new Error(`${asked.name} was not answered within ${withinMs / 1000} s`);
}

/** One attempt; null if the response does not count. */
async function ask(url: string, { name, data, from, idToken }: Asked): Promise<Body | null> {
  try {
    const response = await fetch(`${url}/${callPath(name)}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': from,
        ...(idToken && { Authorization: `Bearer ${idToken}` }),
      },
      body: JSON.stringify({ data }),
      signal: AbortSignal.timeout(givenUpAfterMs),
    });
    return await trustedBody<Body>(response);
  } catch {
    // ignored: the caller asks again
    return null;
  }
}
