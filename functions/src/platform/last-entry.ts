import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { auditRecord, type StoredAuditEntry } from '@domain/audit/audit-record';
import type { AuditedRecord } from './audit';
import { auditHead, entryId } from './audit-head';
import { collectionOf } from './collection-of';

/** The last entry of a record's trail; undefined if nothing was ever recorded. Every change adds an entry. */
export async function lastEntry(
  transaction: Transaction,
  { collection, id }: AuditedRecord,
): Promise<StoredAuditEntry<Timestamp> | undefined> {
  const trail = `${collection}_${id}`;
  const head = (await transaction.get(auditHead(trail))).data();
  if (!head) return undefined;
  return (await transaction.get(collectionOf(auditRecord).doc(entryId(trail, head.sequence)))).data();
}
