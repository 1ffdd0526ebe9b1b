import { Timestamp } from 'firebase-admin/firestore';
import { contract } from '@domain/api/contract';
import { AppError } from '@domain/errors/app-error';
import type { PaymentState } from '@domain/job/booking';
import { paymentTransitions } from '@domain/payment/payment';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorise';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { followReferral } from '../referral/follow-referral';
import { prepareReward } from '../reward/prepare-reward';
import { readBooking } from './read-booking';

/** office-job-payment: Mark paid and Waive. What is paid for a completed job earns its referrer the reward. */
export const setPayment = callable('setPayment', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot(contract.setPayment.name, idempotencyKey, asked);
  const { bookingId, state, method, note } = asked;
  return answerOnce(slot, now, async (transaction) => {
    const { record, reference, booking } = await readBooking(transaction, bookingId);
    const current: PaymentState = booking.payment_state ?? 'unpaid';
    if (!paymentTransitions[current].includes(state)) {
      throw new AppError('already-handled', `booking is ${current}`, `This job is already ${current}.`);
    }
    const followed = await followReferral(transaction, booking.referral_id, caller, now);
    const after = { ...booking, bookingId, payment_state: state };
    const reward = await prepareReward(transaction, followed, after, caller, now);
    const audit = await openAuditTrail(transaction, record, caller, now);
    const amount = state === 'paid' ? booking.total_price : 0;
    const payment = { amount, method, note, at: Timestamp.fromDate(now), by: admin.email };
    transaction.update(reference, { payment_state: state, payment });
    reward?.write();
    audit.append({ action: state, changed: { payment_state: state, amount, method, note } });
    return { bookingId, payment_state: state };
  });
});
