import type { SubmissionReceipt } from '@domain/api/form-submission';
import type { OutboxEntry } from './outbox-entry';
import { sendEntry } from './send-entry';

/** What the outbox needs of the world; tests bring their own. */
export interface OutboxContext {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** @throws AppError as `callFunction` does. */
  readonly send: (entry: OutboxEntry, signal: AbortSignal) => Promise<SubmissionReceipt>;
  /** How long a person waits for an answer before 'saved, will be sent'. The attempt goes on. */
  readonly patienceMs: number;
  /** After which an attempt is given up, and another may begin. */
  readonly attemptLimitMs: number;
}

export const liveContext: OutboxContext = {
  now: () => Date.now(),
  send: sendEntry,
  patienceMs: 20_000,
  attemptLimitMs: 30_000,
};
