import { Timestamp } from 'firebase-admin/firestore';
import { documentIdField } from '@domain/firestore/document-id';
import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { commit } from '../platform/commit';
import { keysInUse, revokeKeys } from '../records/access/access-keys';
import { clientByLink } from '../records/share/client-by-link';
import { reportShares, type StoredShare } from '../records/share/stored-share';

/**
 * Revokes one of a report's shares at once; does nothing for a revoked share, or one that isn't `own`.
 * @returns whether it was still waiting, and won't be sent
 */
export function closeShare(
  shareId: string,
  own: (share: StoredShare) => boolean,
  now: Date,
): Promise<'closed' | 'withdrawn'> {
  if (!documentIdField.isValidSync(shareId)) return Promise.resolve('closed');
  const record = { collection: collections.reportShares, id: shareId };
  const reference = reportShares().doc(shareId);
  return commit('share-closed', async (transaction) => {
    const share = (await transaction.get(reference)).data();
    if (!share || !own(share)) return 'closed';
    const done = share.waiting ? 'withdrawn' : 'closed';
    if (share.revoked_at !== null) return done;
    const keys = await keysInUse({ kind: 'share', subject: shareId }, transaction);
    const audit = await openAuditTrail(transaction, record, clientByLink, now);
    transaction.update(reference, { revoked_at: Timestamp.fromDate(now) });
    revokeKeys(transaction, keys, now);
    audit.append({ action: 'revoked', changed: { revoked_at: now.toISOString() } });
    return done;
  });
}
