import { collections } from '@domain/firestore/paths';
import type { StoredBooking } from '../job/stored-booking';
import type { StoredReportPayment } from '../payment/stored-payment';
import { paymentReference, storedPayment } from '../payment/stored-payment';
import { firestore } from '../platform/firestore';
import type { KeptPayment } from './erasure';

/** What the books keep of a job's payment; nothing of one that was not paid. */
export async function paymentsOfJob(bookingId: string, booking: StoredBooking): Promise<KeptPayment[]> {
  if (booking.payment_state !== 'paid' || !booking.payment) return [];
  const { docs } = await firestore()
    .collection(collections.reportPayments)
    .where('booking_id', '==', bookingId)
    .get();
  const online = docs.map((row) => row.data() as StoredReportPayment);
  const { amount, method, at } = booking.payment;
  return [
    {
      booking_id: bookingId,
      report_id: null,
      amount,
      refunded_amount: online.reduce((sum, { refunded_amount }) => sum + refunded_amount, 0),
      method,
      paid_at: at,
    },
  ];
}

/** The same for a report that belongs to no job. */
export async function paymentsOfReport(reportId: string): Promise<KeptPayment[]> {
  const payment = storedPayment(await paymentReference(reportId).get());
  if (payment?.state !== 'paid') return [];
  const { amount, refunded_amount, method, paid_at } = payment;
  return [{ booking_id: null, report_id: reportId, amount, refunded_amount, method, paid_at }];
}
