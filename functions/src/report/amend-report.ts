import { reportKeys } from '@domain/report/report-keys';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { readReportKey, reportUrl } from '../records/access/report-key';
import { withCorrectedEmail } from '../records/customer/corrected-email';
import { customerIdOf } from '../records/customer/customer-id';
import { readReport } from '../records/report/read-report';
import { writeVersion } from '../records/report/write-version';
import { readPhotos } from './read-photos';
import { refuseFutureDate } from './refuse-future-date';

/** office-report-amend: a new version under the same link; earlier versions stay stored. */
export const amendReport = callable('office-report-amend', async ({ caller, now, parse }) => {
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot('office-report-amend', idempotencyKey, asked);
  const { reportId, amendment } = asked;
  refuseFutureDate(asked.report, now);
  return answerOnce(slot, now, async (transaction) => {
    const { record, reference, report, job } = await readReport(transaction, reportId);
    const form = await withCorrectedEmail(transaction, asked.report, job?.stored);
    const photos = await readPhotos(transaction, form);
    const writeKey = await readReportKey(transaction, reportId, now);
    const audit = await openAuditTrail(transaction, record, caller, now);
    const version = report.version + 1;
    const changed = writeVersion(
      transaction,
      {
        reportId,
        // After a corrected email address, the report belongs to the new address's customer.
        customerId: job?.stored.customer_id ?? customerIdOf(form.clientEmail),
        bookingId: report.booking_id,
        form,
        photos,
        version,
        amendment,
        inspector: report.inspector,
        earlier: report,
      },
      now,
    );
    transaction.update(reference, { ...changed, search_keys: reportKeys(reportId, changed) });
    if (job?.stored.report_sent_at) transaction.update(job.reference, { amendment_unsent: true });
    audit.append({ action: 'amended', changed });
    return { reportId, version, url: reportUrl(writeKey()) };
  });
});
