import { AppError, type AppErrorCode } from '@domain/errors/app-error';
import { reportFault } from '@/logging/report-fault';
import { longestWaitMs } from './engine/sendable';
import type { OutboxEntry } from './outbox-entry';

/** Errors that don't change when the same content is sent again. */
const refusals: readonly AppErrorCode[] = [
  'invalid-input',
  'key-reused',
  'already-handled',
  'not-found',
  'not-allowed',
];

export type Verdict = Pick<OutboxEntry, 'state' | 'outcomeUnknown' | 'notBefore' | 'reason' | 'refusal'>;

/**
 * The entry's next state after a failed attempt. Content refused: it needs attention. Rate-limited or unverified:
 * queued, and known not to be accepted. Any other failure: queued, outcome unknown.
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
  reportFault('a submission not delivered', failure);
  return { state: 'queued', outcomeUnknown: true, notBefore: 0, reason: faultOf(failure) };
}

/** The cause of a call with an unknown outcome: see `WaitingReason`. */
export function faultOf(failure: unknown): 'offline' | 'no-answer' | 'server' {
  if (!gotNoAnswer(failure)) return 'server';
  return navigator.onLine ? 'no-answer' : 'offline';
}

/** `fetch` throws a TypeError where it gets no response; parsing an HTML page throws a SyntaxError. */
export function wasUnreachable(failure: unknown): boolean {
  return failure instanceof AppError && failure.cause instanceof TypeError;
}

/** A call that timed out throws a DOMException. */
function gotNoAnswer(failure: unknown): boolean {
  return wasUnreachable(failure) || (failure instanceof AppError && failure.cause instanceof DOMException);
}
