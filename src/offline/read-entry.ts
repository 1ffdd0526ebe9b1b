import { outboxVersion, type OutboxEntry } from './outbox-entry';

/**
 * Reads a stored entry; `null` if a newer version of the product wrote it, which is left for that version to send.
 * From version 2 on, older entries are migrated here.
 */
export function readEntry(record: unknown): OutboxEntry | null {
  if (typeof record !== 'object' || record === null || !('version' in record)) return null;
  return record.version === outboxVersion ? (record as OutboxEntry) : null;
}
