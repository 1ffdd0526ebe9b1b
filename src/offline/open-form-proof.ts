import { shortestFillMs } from '@domain/api/form-signs';
import { visitorToken } from '@/api/app-check-token';
import type { OutboxEntry } from './outbox-entry';

export interface OpenFormProof {
  /** Of App Check; null where there is none in time. */
  readonly token: string | null;
  /** How the form was filled in, for `clientInfo`. */
  readonly signs: OutboxEntry['signs'];
}

/**
 * What speaks for a form that anyone may send. How it was filled in is told with the first attempt alone: whoever reads 'saved,
 * will be sent' is not refused for it later, when nobody is there to send it once more.
 */
export async function openFormProof({ attempts, signs, reason }: OutboxEntry): Promise<OpenFormProof> {
  const told = attempts === 0 ? signs : undefined;
  const [token] = await Promise.all([
    visitorToken(reason === 'unverified'),
    told && waitOut(told.filledInMs),
  ]);
  return {
    token,
    signs: told && { ...told, filledInMs: Math.max(told.filledInMs ?? 0, shortestFillMs) },
  };
}

/** It is on the device by now: a person sees the same line a moment longer, and is never told that they were too quick. */
function waitOut(filledInMs = 0): Promise<void> | null {
  const left = shortestFillMs - filledInMs;
  return left > 0 ? new Promise((resolve) => setTimeout(resolve, left)) : null;
}
