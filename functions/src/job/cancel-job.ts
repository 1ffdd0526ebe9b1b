import { callable } from '../platform/callable';
import { endSessionsSoon } from '../payment/end-checkout';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { readJob } from '../records/job/read-job';
import { prepareCancel } from './prepare-cancel';

/** office-job-cancel: cancels a job that was not started, and decides what becomes of a payment; its record stays. */
export const cancelJob = callable('office-job-cancel', async ({ caller, now, parse }) => {
  const { idempotencyKey, ...asked } = parse();
  const { bookingId, reason, money } = asked;
  const slot = receiptSlot('office-job-cancel', idempotencyKey, asked);
  const answer = await answerOnce(slot, now, async (transaction) => {
    const { stored: job } = await readJob(transaction, bookingId);
    const { write } = await prepareCancel(transaction, { bookingId, job }, { reason, money }, caller, now);
    write();
    return { bookingId };
  });
  await endSessionsSoon(bookingId);
  return answer;
});
