import { contract } from '@domain/api/contract';
import { adminOf } from '../platform/authorise';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { acceptAsBooking } from './accept-as-booking';
import { acceptAsLead } from './accept-as-lead';
import { pendingReferral } from './pending-referral';

/**
 * office-referral-accept: the referral becomes a request, or at once a job. Both stay linked, so that the referrer sees
 * what really becomes of it. Of several admins at once, one succeeds.
 */
export const acceptReferral = callable('acceptReferral', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot(contract.acceptReferral.name, idempotencyKey, asked);
  return answerOnce(slot, now, async (transaction) => {
    const { referral } = await pendingReferral(transaction, asked.referralId);
    return asked.as === 'lead'
      ? acceptAsLead(transaction, referral, admin, now)
      : acceptAsBooking(transaction, referral, asked.appointment, admin, now);
  });
});
