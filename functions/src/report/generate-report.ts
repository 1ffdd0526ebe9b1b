import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { followJob, reportClientOf } from '@domain/report/follow-job';
import type { Inspector } from '@domain/report/inspector';
import { reportKeys } from '@domain/report/report-keys';
import { initialPrice } from '@domain/settings/offered-services';
import { admins } from '../platform/admins';
import { openAuditTrail } from '../platform/audit';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { settingsIn } from '../platform/stored-settings';
import { issueReportKey } from '../records/access/issue-key';
import { reportUrl } from '../records/access/report-key';
import { withCorrectedEmail } from '../records/customer/corrected-email';
import { customerIdOf } from '../records/customer/customer-id';
import { refuseOthersJob } from '../records/job/own-job';
import { readJob } from '../records/job/read-job';
import { newReportPayment, paymentReference } from '../records/payment/stored-payment';
import { reportIdOf } from '../records/report/report-id';
import { reports } from '../records/report/stored-report';
import { writeVersion } from '../records/report/write-version';
import { readPhotos } from './read-photos';
import { refuseFutureDate } from './refuse-future-date';
import { refuseUnknownScope } from './refuse-unknown-scope';

/**
 * office-report-generate: the first version of a report, with its key and the amount due; send-report-notification
 * notifies the client. A job has at most one report, and only once it is completed.
 */
export const generateReport = callable('office-report-generate', async ({ caller, now, parse }) => {
  const { idempotencyKey, ...asked } = parse();
  const slot = receiptSlot('office-report-generate', idempotencyKey, asked);
  const { bookingId, price, begunFor } = asked;
  refuseFutureDate(asked.report, now);
  return answerOnce(slot, now, async (transaction) => {
    const job = bookingId === null ? null : await readJob(transaction, bookingId);
    refuseOthersJob(caller, job?.stored);
    if (job && job.stored.status !== 'completed') {
      throw new AppError('already-handled', `job is ${job.stored.status}`, 'This job isn’t completed yet.');
    }
    if (job?.stored.report_created) {
      throw new AppError(
        'already-handled',
        'report exists',
        'This job already has a report. Amend that one.',
      );
    }
    const { services } = (await settingsIn(transaction)).settings;
    refuseUnknownScope(services, asked.report);
    const written =
      job && begunFor ? followJob(asked.report, begunFor, reportClientOf(job.stored)) : asked.report;
    const form = await withCorrectedEmail(transaction, written, job?.stored);
    const reference = bookingId === null ? reports().doc() : reports().doc(reportIdOf(bookingId));
    // There before the report if the client began to pay early.
    const early = (await transaction.get(paymentReference(reference.id))).data();
    const record = { collection: collections.inspectionReports, id: reference.id };
    const photos = await readPhotos(transaction, form);
    const inspector = await inspectorOf(transaction, adminOf(caller).uid);
    const audit = await openAuditTrail(transaction, record, caller, now);
    const jobAudit = job && (await openAuditTrail(transaction, job.record, caller, now));

    const fields = writeVersion(
      transaction,
      {
        reportId: reference.id,
        customerId: job?.stored.customer_id ?? customerIdOf(form.clientEmail),
        bookingId,
        form,
        photos,
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
      report_files: [],
      created_at: at,
      sent_at: null,
      sent_version: null,
      report_mail: null,
      search_keys: reportKeys(reference.id, fields),
    });
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
  });
});

/** The inspector that an admin is; null if the admin's record has no name. */
async function inspectorOf(transaction: Transaction, uid: string): Promise<Inspector | null> {
  const admin = (await transaction.get(admins().doc(uid))).data();
  return admin && admin.name !== '' ? { name: admin.name, credential: admin.credential } : null;
}
