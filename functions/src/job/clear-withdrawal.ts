import { Timestamp } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { readJob } from '../records/job/read-job';

/** office-consent-clear: records that everything published under a withdrawn consent has been taken down. */
export const clearWithdrawal = callable('office-consent-clear', async ({ caller, now, parse }) => {
  const { bookingId, idempotencyKey } = parse();
  const slot = receiptSlot('office-consent-clear', idempotencyKey, { bookingId });
  return answerOnce(slot, now, async (transaction) => {
    const { record, reference, stored: job } = await readJob(transaction, bookingId);
    const withdrawal = job.consent_withdrawal;
    if (withdrawal?.state !== 'open') {
      throw new AppError('already-handled', 'no open withdrawal', 'There’s nothing left to take down.');
    }
    const audit = await openAuditTrail(transaction, record, caller, now);
    const done_at = Timestamp.fromDate(now);
    transaction.update(reference, { consent_withdrawal: { ...withdrawal, state: 'done', done_at } });
    audit.append({ action: 'consent-cleared', changed: { state: 'done' } });
    return { bookingId };
  });
});
