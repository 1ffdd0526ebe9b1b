import { movedSince } from '@domain/payment/price-difference';
import type { RetainedPayment } from '../records/erasure/erasure';
import type { StoredJob } from '../records/job/stored-job';
import { paymentReference, reportPayments } from '../records/payment/stored-payment';

/** What accounting retains of a job's payment; empty if it was not paid. */
export async function paymentsOfJob(bookingId: string, job: StoredJob): Promise<RetainedPayment[]> {
  const paid = paidOf(job);
  if (!paid) return [];
  const { docs } = await reportPayments().where('booking_id', '==', bookingId).get();
  const online = docs.map((row) => row.data());
  const { amount, method, at } = paid;
  const moved = movedSince(paid, job.price_difference);
  const refunded = online.reduce((sum, { refunded_amount }) => sum + refunded_amount, 0);
  return [
    {
      booking_id: bookingId,
      report_id: null,
      amount: amount + Math.max(moved, 0),
      refunded_amount: Math.max(refunded, -moved),
      method,
      paid_at: at,
    },
  ];
}

/** The payment, or a payment mark that was not undone before the erasure. */
function paidOf({ payment_state: state, payment, held_payment: held }: StoredJob) {
  if (state === 'paid') return payment;
  return held?.state === 'paid' ? held : null;
}

/** The same for a report without a job. */
export async function paymentsOfReport(reportId: string): Promise<RetainedPayment[]> {
  const payment = (await paymentReference(reportId).get()).data();
  const held = payment?.held_payment;
  if (payment && payment.state !== 'paid' && held?.state === 'paid') {
    const { amount, method, at } = held;
    return [{ booking_id: null, report_id: reportId, amount, refunded_amount: 0, method, paid_at: at }];
  }
  if (payment?.state !== 'paid') return [];
  const { amount, refunded_amount, method, paid_at } = payment;
  return [{ booking_id: null, report_id: reportId, amount, refunded_amount, method, paid_at }];
}
