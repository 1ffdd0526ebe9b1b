import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import type { PaymentState } from '@domain/payment/payment-state';
import { firestore } from '../platform/firestore';
import type { readJob } from '../records/job/read-job';
import { storedJob } from '../records/job/stored-job';
import type { StoredHeldPayment } from '../records/payment/held-payment';
import { paymentReference, storedPayment, type StoredReportPayment } from '../records/payment/stored-payment';
import type { ReportWithId } from '../records/report/report-of-job';
import type { StoredReport } from '../records/report/stored-report';

interface Due {
  readonly job: Awaited<ReturnType<typeof readJob>> | null;
  readonly report: ReportWithId;
  /** Undefined for reports from before payments existed. */
  readonly payment: StoredReportPayment | undefined;
  /** US dollars. */
  readonly due: number;
  readonly before: PaymentState;
  /** The mark under undo hold. */
  readonly held: StoredHeldPayment | null;
}

/**
 * The amount due and payment state of a report, read with the transaction's lock. The job's values take precedence.
 * Null if the report is gone or its job is being deleted, which would delete anything written here.
 */
export async function readDue(transaction: Transaction, reportId: string): Promise<Due | null> {
  const db = firestore();
  const snapshot = await transaction.get(db.collection(collections.inspectionReports).doc(reportId));
  const report = snapshot.data() as StoredReport | undefined;
  if (!report) return null;
  const payment = storedPayment(await transaction.get(paymentReference(reportId)));
  const record = { collection: collections.bookings, id: report.booking_id ?? '' };
  const reference = report.booking_id === null ? null : db.collection(record.collection).doc(record.id);
  const job = reference ? storedJob(await transaction.get(reference)) : undefined;
  if (reference && !job) return null;
  return {
    job: reference && job ? { record, reference, stored: job } : null,
    report: { id: reportId, report },
    payment,
    due: job?.total_price ?? payment?.amount ?? 0,
    before: job?.payment_state ?? payment?.state ?? 'unpaid',
    held: (job ?? payment)?.held_payment ?? null,
  };
}
