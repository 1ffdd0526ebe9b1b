import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { amountDue } from '@domain/job/amount-due';
import type { PaymentState } from '@domain/payment/payment-state';
import type { ReadJob } from '../records/job/read-job';
import { jobs, storedJob } from '../records/job/stored-job';
import type { StoredHeldPayment } from '../records/payment/held-payment';
import { paymentReference, type StoredReportPayment } from '../records/payment/stored-payment';
import type { ReportWithId } from '../records/report/report-of-job';
import { reports } from '../records/report/stored-report';

interface Due {
  readonly job: ReadJob | null;
  /** The id of the payment record: the report's, also before there is one. */
  readonly reportId: string;
  /** Null for a job paid for before its report. */
  readonly report: ReportWithId | null;
  /** Undefined for reports from before payments existed. */
  readonly payment: StoredReportPayment | undefined;
  /** US dollars. */
  readonly due: number;
  readonly before: PaymentState;
  /** The mark under undo hold. */
  readonly held: StoredHeldPayment | null;
}

/**
 * The amount due and payment state of a report or of a job that has none yet, read with the transaction's lock. The
 * job's values take precedence. Null if both are gone or the job is being deleted, which would delete anything written
 * here.
 */
export async function readDue(transaction: Transaction, reportId: string): Promise<Due | null> {
  const report = (await transaction.get(reports().doc(reportId))).data();
  const payment = (await transaction.get(paymentReference(reportId))).data();
  const bookingId = report ? report.booking_id : (payment?.booking_id ?? null);
  if (!report && bookingId === null) return null;
  const record = { collection: collections.bookings, id: bookingId ?? '' };
  const reference = bookingId === null ? null : jobs().doc(bookingId);
  const job = reference ? storedJob(await transaction.get(reference)) : undefined;
  if (reference && !job) return null;
  return {
    job: reference && job ? { record, reference, stored: job } : null,
    reportId,
    report: report ? { id: reportId, report } : null,
    payment,
    due: job ? amountDue(job) : (payment?.amount ?? 0),
    before: job?.payment_state ?? payment?.state ?? 'unpaid',
    held: (job ?? payment)?.held_payment ?? null,
  };
}
