import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { endSessionsSoon } from './end-checkout';
import { holdPayment } from './hold-payment';
import { paymentGone } from './payment-gone';
import { readPayer } from './read-payer';

/** office-job-payment: Mark paid and Waive, for the job and its report. Takes effect when the undo hold ends. */
export const setPayment = callable('office-job-payment', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot('office-job-payment', idempotencyKey, asked);
  const { bookingId, state, method, note } = asked;
  const answer = await answerOnce(slot, now, async (transaction) => {
    const payer = await readPayer(transaction, { record: 'job', id: bookingId });
    if (!payer) throw paymentGone('job');
    const mark = { state, method, note, by: admin.email };
    return { bookingId, ...(await holdPayment(transaction, payer, mark, caller, now)) };
  });
  await endSessionsSoon(bookingId);
  return answer;
});
