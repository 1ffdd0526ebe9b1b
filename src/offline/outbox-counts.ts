import { isUnsent, type OutboxEntry } from './outbox-entry';

export interface OutboxCounts {
  /** How many are queued or on their way. */
  readonly unsent: number;
  /** How many the server refused: their content has to change. */
  readonly needAttention: number;
}

/** What of these the server does not have. */
export function countOutbox(entries: readonly OutboxEntry[]): OutboxCounts {
  return {
    unsent: entries.filter(isUnsent).length,
    needAttention: entries.filter(({ state }) => state === 'needs-attention').length,
  };
}
