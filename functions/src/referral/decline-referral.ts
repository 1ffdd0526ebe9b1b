import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { pendingReferral } from '../records/referral/pending-referral';

/** office-referral-decline: records the decision in the audit trail; the referral is not changed. */
export const declineReferral = callable('office-referral-decline', async ({ caller, now, parse }) => {
  const { referralId, idempotencyKey } = parse();
  const slot = receiptSlot('office-referral-decline', idempotencyKey, { referralId });
  return answerOnce(slot, now, async (transaction) => {
    await pendingReferral(transaction, referralId);
    const record = { collection: collections.referrals, id: referralId };
    const audit = await openAuditTrail(transaction, record, caller, now);
    audit.append({ action: 'declined', changed: {} });
    return { referralId };
  });
});
