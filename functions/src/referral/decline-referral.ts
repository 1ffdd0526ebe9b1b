import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { pendingReferral } from '../records/referral/pending-referral';

/** office-referral-decline: records who declined the referral and when; its progress is not changed. */
export const declineReferral = callable('office-referral-decline', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { referralId, idempotencyKey } = parse();
  const slot = receiptSlot('office-referral-decline', idempotencyKey, { referralId });
  return answerOnce(slot, now, async (transaction) => {
    const { reference } = await pendingReferral(transaction, referralId);
    const record = { collection: collections.referrals, id: referralId };
    const audit = await openAuditTrail(transaction, record, caller, now);
    transaction.update(reference, { declined_at: Timestamp.fromDate(now), declined_by: admin.email });
    audit.append({ action: 'declined', changed: {} });
    return { referralId };
  });
});
