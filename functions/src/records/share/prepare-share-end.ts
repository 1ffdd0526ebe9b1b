import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { openAuditTrail, type Actor } from '../../platform/audit';
import type { Row } from '../../platform/readable';
import { keysInUse, revokeKeys } from '../access/access-keys';
import type { StoredShare } from './stored-share';

/**
 * Ends a share, which a wrong email address may have made: its link stops, and it belongs to the corrected customer.
 * Reads only; the result writes.
 */
export async function prepareShareEnd(
  transaction: Transaction,
  { id, reference, stored: share }: Row<StoredShare>,
  customerId: string,
  actor: Actor,
  now: Date,
): Promise<() => void> {
  const keys = await keysInUse({ kind: 'share', subject: id }, transaction);
  const audit = await openAuditTrail(transaction, { collection: collections.reportShares, id }, actor, now);
  return () => {
    transaction.update(reference, {
      customer_id: customerId,
      revoked_at: share.revoked_at ?? Timestamp.fromDate(now),
    });
    revokeKeys(transaction, keys, now);
    audit.append({ action: 'client-corrected', changed: { customer_id: customerId } });
  };
}
