import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { reminderOf } from '@domain/outreach/report-reminder';
import type { Inspector } from '@domain/report/inspector';
import type { ReportAnswer } from '@domain/report/report-calls';
import type { ReportForm } from '@domain/report/report-form';
import { reportKeys } from '@domain/report/report-keys';
import { initialPrice } from '@domain/settings/offered-services';
import { openAuditTrail } from '../platform/audit';
import type { AdminCaller } from '../platform/authorize';
import { settingsIn } from '../platform/stored-settings';
import { issueReportKey } from '../records/access/issue-key';
import { reportUrl } from '../records/access/report-key';
import { withCorrectedEmail } from '../records/customer/corrected-email';
import { customerIdOf } from '../records/customer/customer-id';
import type { ReadJob } from '../records/job/read-job';
import { newReportPayment, paymentReference } from '../records/payment/stored-payment';
import { preparePlaceOfReport } from '../records/report/prepare-place';
import { reportIdOf } from '../records/report/report-id';
import { reports } from '../records/report/stored-report';
import { writeVersion } from '../records/report/write-version';
import { readEarlierPictures } from './read-earlier-pictures';
import { readFilms } from './read-films';
import { readPhotos } from './read-photos';
import { refuseUnknownScope } from './refuse-unknown-scope';
import { refuseUnreportable } from './refuse-unreportable';

interface FirstReport {
  readonly bookingId: string | null;
  /** The job that it is about. */
  readonly job: ReadJob | null;
  readonly form: ReportForm;
  /** US dollars due for a report without a job; the usual price of its scope if left out. */
  readonly price?: number | undefined;
  readonly inspector: Inspector | null;
}

/**
 * Generates the first version of a report. Reads only; the returned function writes.
 * @throws AppError `already-handled` if the job isn't completed or has a report.
 */
export async function prepareReport(
  transaction: Transaction,
  { bookingId, job, form: asked, price, inspector }: FirstReport,
  admin: AdminCaller,
  now: Date,
): Promise<() => ReportAnswer> {
  if (job) refuseUnreportable(job.stored);
  const { services } = (await settingsIn(transaction)).settings;
  refuseUnknownScope(services, asked);
  const form = await withCorrectedEmail(transaction, asked, job?.stored);
  const reference = bookingId === null ? reports().doc() : reports().doc(reportIdOf(bookingId));
  // There before the report if the client began to pay early.
  const early = (await transaction.get(paymentReference(reference.id))).data();
  const record = { collection: collections.inspectionReports, id: reference.id };
  const photos = await readPhotos(transaction, form);
  const films = await readFilms(transaction, form, bookingId);
  const customerId = job?.stored.customer_id ?? customerIdOf(form.clientEmail);
  const client = { customerId, email: job?.stored.customer.email ?? form.clientEmail };
  const compared = { form, reportId: reference.id, client, before: null };
  const comparedPhotos = await readEarlierPictures(transaction, compared, now);
  const place = job ? null : await preparePlaceOfReport(transaction, null, form.propertyAddress);
  const audit = await openAuditTrail(transaction, record, admin, now);
  const jobAudit = job && (await openAuditTrail(transaction, job.record, admin, now));

  return () => {
    const fields = writeVersion(
      transaction,
      {
        reportId: reference.id,
        customerId,
        bookingId,
        form,
        photos,
        comparedPhotos,
        storedFilms: films,
        version: 1,
        amendment: '',
        inspector,
        earlier: null,
      },
      now,
    );
    const at = Timestamp.fromDate(now);
    transaction.create(reference, {
      ...fields,
      property_id: null,
      ...(job ? { property_id: job.stored.property_id } : place?.changes),
      report_files: [],
      created_at: at,
      sent_at: null,
      sent_version: null,
      report_mail: null,
      opened_at: null,
      reminder: reminderOf(form, services),
      review_state: null,
      search_keys: reportKeys(reference.id, fields),
    });
    place?.write();
    const payment = {
      reportId: reference.id,
      bookingId,
      amount: job?.stored.total_price ?? price ?? initialPrice(services, form.sewerScopeType),
      state: job?.stored.payment_state ?? 'unpaid',
    };
    if (!early) transaction.create(paymentReference(reference.id), newReportPayment(payment, now));
    if (job) {
      transaction.update(job.reference, { report_created: true });
      jobAudit?.append({ action: 'report-generated', changed: { report_created: true } });
    }
    audit.append({ action: 'created', changed: { ...fields } });
    const key = issueReportKey(transaction, reference.id, now);
    return { reportId: reference.id, version: 1, url: reportUrl(key) };
  };
}
