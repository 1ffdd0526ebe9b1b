import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { commit } from '../platform/commit';
import { keysInUse, revokeKeys } from '../records/access/access-keys';
import { clientByLink } from '../records/share/client-by-link';
import { reportShares } from '../records/share/stored-share';

/** Revokes one of a report's shares at once; does nothing for a revoked share or one of another report. */
export function closeShare(reportId: string, shareId: string, now: Date): Promise<void> {
  const record = { collection: collections.reportShares, id: shareId };
  const reference = reportShares().doc(shareId);
  return commit('share-closed', async (transaction) => {
    const share = (await transaction.get(reference)).data();
    if (share?.report_id !== reportId || share.revoked_at !== null) return;
    const keys = await keysInUse({ kind: 'share', subject: shareId }, transaction);
    const audit = await openAuditTrail(transaction, record, clientByLink, now);
    transaction.update(reference, { revoked_at: Timestamp.fromDate(now) });
    revokeKeys(transaction, keys, now);
    audit.append({ action: 'revoked', changed: { revoked_at: now.toISOString() } });
  });
}
