import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { commit } from '../platform/commit';
import { keysInUse, revokeKeys } from '../records/access/access-keys';
import { reportShares } from '../records/share/stored-share';
import { actorOf, recordsAtOnce, type EditStep, type RunningEdit } from './edit-step';

/** The customer's shares and lists of repairs. Their links end, because the old address may have made them. */
export const endShares: EditStep = {
  name: 'shares',
  onlyMoved: true,
  async run(edit, now) {
    const { docs } = await reportShares().where('customer_id', '==', edit.from).limit(recordsAtOnce).get();
    for (const { id } of docs) await endShare(edit, id, now);
    return docs.length > 0 ? 'more' : 'done';
  },
};

function endShare(edit: RunningEdit, id: string, now: Date): Promise<void> {
  return commit('customer-edit-step', async (transaction) => {
    const reference = reportShares().doc(id);
    const share = (await transaction.get(reference)).data();
    if (share?.customer_id !== edit.from) return;
    const keys = await keysInUse({ kind: 'share', subject: id }, transaction);
    const record = { collection: collections.reportShares, id };
    const audit = await openAuditTrail(transaction, record, actorOf(edit), now);
    transaction.update(reference, {
      customer_id: edit.to,
      revoked_at: share.revoked_at ?? Timestamp.fromDate(now),
    });
    revokeKeys(transaction, keys, now);
    audit.append({ action: 'client-corrected', changed: { customer_id: edit.to } });
  });
}
