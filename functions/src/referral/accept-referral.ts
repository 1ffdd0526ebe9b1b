import { adminOf } from '../platform/authorise';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { pendingReferral } from '../records/referral/pending-referral';
import { acceptAsBooking } from './accept-as-booking';
import { acceptAsLead } from './accept-as-lead';

/**
 * office-referral-accept: makes the referral a request, or directly a job. The referral stays linked, so that the
 * referrer sees its real status. If several admins accept at once, one succeeds.
 */
export const acceptReferral = callable('office-referral-accept', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot('office-referral-accept', idempotencyKey, asked);
  return answerOnce(slot, now, async (transaction) => {
    const { referral } = await pendingReferral(transaction, asked.referralId);
    return asked.as === 'lead'
      ? acceptAsLead(transaction, referral, admin, now)
      : acceptAsBooking(transaction, referral, asked, admin, now);
  });
});
