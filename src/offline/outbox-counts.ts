import { isUnsent, type OutboxEntry } from './outbox-entry';

export interface OutboxCounts {
  /** The number of entries queued or being sent. */
  readonly unsent: number;
  /** The number of entries that the server refused and that have to be changed. */
  readonly needAttention: number;
}

/** Counts the entries that the server doesn't have. */
export function countOutbox(entries: readonly OutboxEntry[]): OutboxCounts {
  return {
    unsent: entries.filter(isUnsent).length,
    needAttention: entries.filter(({ state }) => state === 'needs-attention').length,
  };
}
