import { AppError } from '@domain/errors/app-error';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { holdPayment } from './hold-payment';
import { readDue } from './read-due';
import { readPayer } from './read-payer';

/**
 * office-report-payment: Mark paid and Waive for a report; if it belongs to a job, for both. Takes effect when the
 * undo hold ends.
 */
export const setReportPayment = callable('office-report-payment', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot('office-report-payment', idempotencyKey, asked);
  const { reportId, state, method, note } = asked;
  return answerOnce(slot, now, async (transaction) => {
    const due = await readDue(transaction, reportId);
    const payer =
      due &&
      (await readPayer(
        transaction,
        due.job ? { record: 'job', id: due.job.record.id } : { record: 'report', id: reportId },
      ));
    if (!payer) throw new AppError('not-found', 'report gone', 'This report has been deleted.');
    const mark = { state, method, note, by: admin.email };
    return { reportId, ...(await holdPayment(transaction, payer, mark, caller, now)) };
  });
});
