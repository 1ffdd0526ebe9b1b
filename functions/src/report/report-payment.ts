import { collections } from '@domain/firestore/paths';
import type { PaymentState } from '@domain/job/booking';
import { storedBooking } from '../job/stored-booking';
import { firestore } from '../platform/firestore';

export interface ReportPayment {
  /** US dollars. */
  readonly amount: number;
  readonly state: PaymentState;
}

/** What is due for a report and whether it is settled: its job's word where it has one, else its own record's. */
export async function readReportPayment(reportId: string, bookingId: string | null): Promise<ReportPayment> {
  const db = firestore();
  const job = bookingId && storedBooking(await db.collection(collections.bookings).doc(bookingId).get());
  if (job) return { amount: job.total_price, state: job.payment_state };
  const own = await db.collection(collections.reportPayments).doc(reportId).get();
  const payment = own.data() as ReportPayment | undefined;
  return { amount: payment?.amount ?? 0, state: payment?.state ?? 'unpaid' };
}
