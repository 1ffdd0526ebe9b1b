import type { SubmissionReceipt } from '@domain/api/form-submission';
import type { OutboxEntry } from './outbox-entry';
import { sendEntry } from './send-entry';

/** The outbox's dependencies, which tests replace. */
export interface OutboxContext {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** @throws AppError as `callFunction` does. */
  readonly send: (entry: OutboxEntry, signal: AbortSignal) => Promise<SubmissionReceipt>;
  /** How long a submission waits for a response before it is reported as waiting. The attempt continues. */
  readonly patienceMs: number;
  /** Timeout of an attempt, after which another may begin. */
  readonly attemptLimitMs: number;
}

export const liveContext: OutboxContext = {
  now: () => Date.now(),
  send: sendEntry,
  patienceMs: 20_000,
  attemptLimitMs: 30_000,
};
