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
  const report = (await transaction.get(reports().doc(reportId))).data();
  if (!report) return null;
  const payment = (await transaction.get(paymentReference(reportId))).data();
  const record = { collection: collections.bookings, id: report.booking_id ?? '' };
  const reference = report.booking_id === null ? null : jobs().doc(report.booking_id);
  const job = reference ? storedJob(await transaction.get(reference)) : undefined;
  if (reference && !job) return null;
  return {
    job: reference && job ? { record, reference, stored: job } : null,
    report: { id: reportId, report },
    payment,
    due: job ? amountDue(job) : (payment?.amount ?? 0),
    before: job?.payment_state ?? payment?.state ?? 'unpaid',
    held: (job ?? payment)?.held_payment ?? null,
  };
}
