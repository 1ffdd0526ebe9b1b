import { collections } from '@domain/firestore/paths';
import type { PaymentState } from '@domain/job/booking';
import type { CheckoutState } from '@domain/payment/report-payment';
import { storedBooking } from '../job/stored-booking';
import { paymentReference, storedPayment } from '../payment/stored-payment';
import { firestore } from '../platform/firestore';

export interface ReportPayment {
  /** US dollars. */
  readonly amount: number;
  readonly state: PaymentState;
  /** What a payment online has come to; null where none was begun. */
  readonly checkout: CheckoutState | null;
}

/** What is due for a report and whether it is settled: its job's word where it has one, else its own record's. */
export async function readReportPayment(reportId: string, bookingId: string | null): Promise<ReportPayment> {
  const jobReference = bookingId && firestore().collection(collections.bookings).doc(bookingId);
  const [own, job] = await Promise.all([
    paymentReference(reportId).get().then(storedPayment),
    jobReference ? jobReference.get().then(storedBooking) : undefined,
  ]);
  return {
    amount: job?.total_price ?? own?.amount ?? 0,
    state: job?.payment_state ?? own?.state ?? 'unpaid',
    checkout: own?.checkout?.state ?? null,
  };
}
