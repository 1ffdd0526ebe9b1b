import { contract } from '@domain/api/contract';
import { AppError } from '@domain/errors/app-error';
import type { PaymentState } from '@domain/job/booking';
import { paymentTransitions } from '@domain/payment/payment';
import { prepareSettlement, readReportOfJob } from '../payment/prepare-settlement';
import { adminOf } from '../platform/authorise';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { readBooking } from './read-booking';

/** office-job-payment: Mark paid and Waive, for the job and its report. What is paid for a completed job earns its referrer the reward. */
export const setPayment = callable('setPayment', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot(contract.setPayment.name, idempotencyKey, asked);
  const { bookingId, state, method, note } = asked;
  return answerOnce(slot, now, async (transaction) => {
    const job = await readBooking(transaction, bookingId);
    const before: PaymentState = job.booking.payment_state ?? 'unpaid';
    if (!paymentTransitions[before].includes(state)) {
      throw new AppError('already-handled', `booking is ${before}`, `This job is already ${before}.`);
    }
    const report = job.booking.report_created ? await readReportOfJob(transaction, bookingId) : null;
    const settlement = await prepareSettlement(
      transaction,
      { job, report, due: job.booking.total_price, before },
      { state, method, note, by: admin.email },
      caller,
      now,
    );
    settlement.write();
    return { bookingId, payment_state: state };
  });
});
