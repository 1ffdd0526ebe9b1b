import { outboxVersion, type OutboxEntry } from './outbox-entry';

/**
 * A stored record as an entry, or `null` if a newer version of the product wrote it: then it is left as it is, for that
 * version to send. From the second version on, the one before is brought up to date here.
 */
export function readEntry(record: unknown): OutboxEntry | null {
  if (typeof record !== 'object' || record === null || !('version' in record)) return null;
  return record.version === outboxVersion ? (record as OutboxEntry) : null;
}
