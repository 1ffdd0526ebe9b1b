import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { keysInUse, revokeKeys } from '../records/access/access-keys';
import { readReferral } from '../records/referral/pending-referral';
import { markDays } from '../records/stats/mark-days';

/** office-referral-delete: deletes a referral and ends its links; its audit trail and its entry in the ledger stay. */
export const deleteReferral = callable('office-referral-delete', async ({ caller, now, parse }) => {
  const { referralId, idempotencyKey } = parse();
  const slot = receiptSlot('office-referral-delete', idempotencyKey, { referralId });
  return answerOnce(slot, now, async (transaction) => {
    const { reference, referral } = await readReferral(transaction, referralId);
    const keys = [
      ...(await keysInUse({ kind: 'tracking', subject: referralId }, transaction)),
      ...(await keysInUse({ kind: 'introduction', subject: referralId }, transaction)),
    ];
    const record = { collection: collections.referrals, id: referralId };
    const audit = await openAuditTrail(transaction, record, caller, now);
    revokeKeys(transaction, keys, now);
    transaction.delete(reference);
    markDays(transaction, [referral.created_at], now);
    audit.append({ action: 'deleted', changed: {} });
    return { referralId };
  });
});
