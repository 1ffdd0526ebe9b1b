import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { openAuditTrails, type Actor, type AuditEntry } from '../../platform/audit';

/** Starts the same audit entry for several properties. */
export async function openPropertyTrails(
  transaction: Transaction,
  propertyIds: readonly string[],
  actor: Actor,
  now: Date,
): Promise<{ readonly append: (entry: AuditEntry) => void }> {
  const records = propertyIds.map((id) => ({ collection: collections.properties, id }));
  const trails = await openAuditTrails(transaction, records, actor, now);
  return {
    append(entry) {
      for (const trail of trails) trail.append(entry);
    },
  };
}
