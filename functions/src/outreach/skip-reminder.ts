import { Timestamp } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { reports } from '../records/report/stored-report';

/** office-reminder-skip: skips a report's reminder while it waits for its day, and undoes that. */
export const skipReminder = callable('office-reminder-skip', async ({ caller, now, parse }) => {
  const { reportId, wanted, idempotencyKey } = parse();
  const slot = receiptSlot('office-reminder-skip', idempotencyKey, { reportId, wanted });
  return answerOnce(slot, now, async (transaction) => {
    const reference = reports().doc(reportId);
    const report = (await transaction.get(reference)).data();
    if (!report) throw new AppError('not-found', 'report gone', 'This report was deleted.');
    const { reminder } = report;
    if (reminder?.state !== (wanted === 'skipped' ? 'waiting' : 'skipped')) {
      throw new AppError(
        'already-handled',
        `reminder ${reminder?.state ?? 'none'}`,
        'This reminder changed in the meantime.',
      );
    }
    const record = { collection: collections.inspectionReports, id: reportId };
    const audit = await openAuditTrail(transaction, record, caller, now);
    const at = wanted === 'skipped' ? Timestamp.fromDate(now) : null;
    transaction.update(reference, { reminder: { ...reminder, state: wanted, at } });
    audit.append({
      action: wanted === 'skipped' ? 'reminder-skipped' : 'reminder-unskipped',
      changed: { state: wanted },
    });
    return { reportId };
  });
});
