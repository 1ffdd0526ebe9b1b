import { AppError, type AppErrorCode } from '@domain/errors/app-error';
import type { OutboxEntry } from './outbox-entry';

/** Codes that sending the same content again cannot change. */
const refusals: readonly AppErrorCode[] = [
  'invalid-input',
  'key-reused',
  'already-handled',
  'not-found',
  'not-allowed',
];

/** A wrong clock must not hold an entry back for longer than any limit of ours lasts. */
export const longestWaitMs = 3_600_000;

export type Verdict = Pick<OutboxEntry, 'state' | 'outcomeUnknown' | 'notBefore' | 'reason' | 'refusal'>;

/**
 * What a failed attempt makes of its entry. Refused for its content: it needs attention. Asked to wait, or not known
 * to come from our page: queued, and known not to be accepted. Anything else, whatever it was: queued, outcome unknown.
 */
export function judgeFailure(failure: unknown, now: number): Verdict {
  if (failure instanceof AppError && refusals.includes(failure.code)) {
    return { state: 'needs-attention', outcomeUnknown: false, notBefore: 0, refusal: failure.details };
  }
  if (failure instanceof AppError && failure.code === 'rate-limited') {
    const waitMs = Math.min((failure.details.retryAfterSeconds ?? 60) * 1000, longestWaitMs);
    return { state: 'queued', outcomeUnknown: false, notBefore: now + waitMs, reason: 'rate-limited' };
  }
  if (failure instanceof AppError && failure.code === 'app-unverified') {
    return { state: 'queued', outcomeUnknown: false, notBefore: 0, reason: 'unverified' };
  }
  const reason = wasUnreachable(failure) ? 'offline' : 'server';
  return { state: 'queued', outcomeUnknown: true, notBefore: 0, reason };
}

/** `fetch` fails with a TypeError when it gets no answer at all; an HTML page fails with a SyntaxError. */
export function wasUnreachable(failure: unknown): boolean {
  return failure instanceof AppError && failure.cause instanceof TypeError;
}
