import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { auditRecord, type StoredAuditEntry } from '@domain/audit/audit-record';
import type { AuditedRecord } from './audit';
import { auditHead, entryId } from './audit-head';
import { collectionOf } from './collection-of';

/**
 * The last entry of a record's trail, without those of some actions; undefined if there is none. Every change adds an
 * entry.
 */
export async function lastEntry(
  transaction: Transaction,
  { collection, id }: AuditedRecord,
  without: readonly string[] = [],
): Promise<StoredAuditEntry<Timestamp> | undefined> {
  const trail = `${collection}_${id}`;
  const head = (await transaction.get(auditHead(trail))).data();
  for (let sequence = head?.sequence ?? 0; sequence > 0; sequence -= 1) {
    const entry = (await transaction.get(collectionOf(auditRecord).doc(entryId(trail, sequence)))).data();
    if (!entry || !without.includes(entry.action)) return entry;
  }
  return undefined;
}
