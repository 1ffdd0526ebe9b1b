/**
 * The fields of an entry that the engine uses; the rest is its outbox's. Times are milliseconds since the epoch, by the
 * device's clock.
 */
export interface Sendable {
  readonly id: string;
  /** `queued`: waits to be sent. `sending`: an attempt is in progress, or was when its page ended. Any other: settled. */
  readonly state: string;
  /** The same for every attempt, so that the server stores the entry once. */
  readonly idempotencyKey: string;
  readonly attempts: number;
  /** With `sending`, when the attempt began. */
  readonly changedAt: number;
  /** Whether the server may have accepted it without the device knowing. */
  readonly outcomeUnknown: boolean;
  /** No attempt before this time; 0 for no wait. */
  readonly notBefore: number;
}

/** Limits the wait, so that a wrong clock doesn't delay an entry for longer than the longest rate limit. */
export const longestWaitMs = 3_600_000;

/** Whether it still has to be sent. */
export function isWaiting({ state }: Pick<Sendable, 'state'>): boolean {
  return state === 'queued' || state === 'sending';
}
