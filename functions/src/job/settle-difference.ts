import { Timestamp } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { settledDifference } from '@domain/payment/price-difference';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { readJob } from '../records/job/read-job';

/** office-job-difference: records that an open difference of the price was paid, returned, or waived. */
export const settleDifference = callable('office-job-difference', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot('office-job-difference', idempotencyKey, asked);
  const { bookingId, changedAt, outcome, method } = asked;
  return answerOnce(slot, now, async (transaction) => {
    const { record, reference, stored: job } = await readJob(transaction, bookingId);
    const open = job.price_difference;
    if (open?.state !== 'open' || open.at.toDate().toISOString() !== changedAt) {
      const sentence = 'This difference was already settled, or the price has changed again.';
      throw new AppError('already-handled', 'another difference', sentence);
    }
    const audit = await openAuditTrail(transaction, record, caller, now);
    const at = Timestamp.fromDate(now);
    transaction.update(reference, {
      price_difference: settledDifference(open, { outcome, method, at, by: admin.email }),
    });
    audit.append({
      action: outcome === 'settled' ? 'difference-settled' : 'difference-waived',
      changed: { price_difference: open.amount, method },
    });
    return { bookingId };
  });
});
