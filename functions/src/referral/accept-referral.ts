import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { pendingReferral } from '../records/referral/pending-referral';
import { acceptAsJob } from './accept-as-job';
import { acceptAsRequest } from './accept-as-request';

/**
 * office-referral-accept: makes the referral a request, or directly a job. The referral stays linked, so that the
 * referrer sees its real status. If several admins accept at once, one succeeds. Nobody is notified before the undo hold
 * ends.
 */
export const acceptReferral = callable('office-referral-accept', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot('office-referral-accept', idempotencyKey, asked);
  return answerOnce(slot, now, async (transaction) => {
    const { referral } = await pendingReferral(transaction, asked.referralId);
    return asked.as === 'lead'
      ? acceptAsRequest(transaction, referral, admin, now)
      : acceptAsJob(transaction, referral, asked, admin, now);
  });
});
