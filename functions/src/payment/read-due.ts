import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import type { PaymentState } from '@domain/job/booking';
import type { readBooking } from '../job/read-booking';
import { storedBooking } from '../job/stored-booking';
import { firestore } from '../platform/firestore';
import type { StoredReport } from '../report/stored-report';
import type { SettledReport } from './prepare-settlement';
import { paymentReference, storedPayment, type StoredReportPayment } from './stored-payment';

interface Due {
  readonly job: Awaited<ReturnType<typeof readBooking>> | null;
  readonly report: SettledReport;
  /** Undefined for a report from before there was one. */
  readonly payment: StoredReportPayment | undefined;
  /** US dollars. */
  readonly due: number;
  readonly before: PaymentState;
}

/**
 * What is due for a report, under the transaction's lock: its job's word where it has one. Null where there is no such
 * report, or its job is being deleted: what is written to it would go with the job, unseen.
 */
export async function readDue(transaction: Transaction, reportId: string): Promise<Due | null> {
  const db = firestore();
  const snapshot = await transaction.get(db.collection(collections.inspectionReports).doc(reportId));
  const report = snapshot.data() as StoredReport | undefined;
  if (!report) return null;
  const payment = storedPayment(await transaction.get(paymentReference(reportId)));
  const record = { collection: collections.bookings, id: report.booking_id ?? '' };
  const reference = report.booking_id === null ? null : db.collection(record.collection).doc(record.id);
  const booking = reference ? storedBooking(await transaction.get(reference)) : undefined;
  if (reference && !booking) return null;
  return {
    job: reference && booking ? { record, reference, booking } : null,
    report: { id: reportId, report },
    payment,
    due: booking?.total_price ?? payment?.amount ?? 0,
    before: booking?.payment_state ?? payment?.state ?? 'unpaid',
  };
}
