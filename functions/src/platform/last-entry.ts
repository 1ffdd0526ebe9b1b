import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { auditRecord, type StoredAuditEntry } from '@domain/audit/audit-record';
import type { AuditedRecord } from './audit';
import { auditHead, entryId } from './audit-head';
import { collectionOf } from './collection-of';

type LastEntry = StoredAuditEntry<Timestamp> | undefined;

/** The last entry of a record's trail; undefined if nothing was ever recorded. Every change adds an entry. */
export async function lastEntry(transaction: Transaction, record: AuditedRecord): Promise<LastEntry> {
  const [entry] = await lastEntries(transaction, [record]);
  return entry;
}

/** The last entries of several records, each without those of some actions. */
export async function lastEntries(
  transaction: Transaction,
  records: readonly AuditedRecord[],
  without: readonly string[] = [],
): Promise<readonly LastEntry[]> {
  if (records.length === 0) return [];
  const trails = records.map(({ collection, id }) => `${collection}_${id}`);
  const heads = await transaction.getAll(...trails.map(auditHead));
  const found = new Map<string, LastEntry>();
  let sought = trails.map((trail, index) => ({ trail, sequence: heads[index]?.data()?.sequence ?? 0 }));
  for (;;) {
    sought = sought.filter(({ sequence }) => sequence > 0);
    if (sought.length === 0) return trails.map((trail) => found.get(trail));
    const entries = await transaction.getAll(
      ...sought.map(({ trail, sequence }) => collectionOf(auditRecord).doc(entryId(trail, sequence))),
    );
    sought = sought.flatMap(({ trail, sequence }, index) => {
      const entry = entries[index]?.data();
      if (entry && without.includes(entry.action)) return [{ trail, sequence: sequence - 1 }];
      found.set(trail, entry);
      return [];
    });
  }
}
