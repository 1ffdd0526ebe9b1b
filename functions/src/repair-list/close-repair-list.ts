import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { commit } from '../platform/commit';
import { keysInUse, revokeKeys } from '../records/access/access-keys';
import { reportShares } from '../records/share/stored-share';
import { clientByLink } from './client-by-link';

/** Revokes the link of a report's list at once; does nothing for a revoked list or one of another report. */
export function closeRepairList(reportId: string, shareId: string, now: Date): Promise<void> {
  const record = { collection: collections.reportShares, id: shareId };
  const reference = reportShares().doc(shareId);
  return commit('repair-list-closed', async (transaction) => {
    const share = (await transaction.get(reference)).data();
    if (share?.report_id !== reportId || share.kind !== 'repair-list' || share.revoked_at !== null) return;
    const keys = await keysInUse({ kind: 'share', subject: shareId }, transaction);
    const audit = await openAuditTrail(transaction, record, clientByLink, now);
    transaction.update(reference, { revoked_at: Timestamp.fromDate(now) });
    revokeKeys(transaction, keys, now);
    audit.append({ action: 'revoked', changed: { revoked_at: now.toISOString() } });
  });
}
