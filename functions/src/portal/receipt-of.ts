import type { Timestamp } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { paymentMethodLabels, type PaymentMethod } from '@domain/payment/payment-method';
import { toReportForm } from '@domain/report/report-record';
import { business } from '@domain/business/business';
import { calendarDateIn } from '@domain/time/calendar-date';
import { storedBooking } from '../job/stored-booking';
import { storedPayment } from '../payment/stored-payment';
import type { ReceiptContent } from '../pdf/receipt/receipt-content';
import { firestore } from '../platform/firestore';
import type { StoredReport } from '../report/stored-report';

export const receiptKinds = ['job-receipt', 'report-receipt'] as const;

/** What was paid: a job, or a report that belongs to none. */
export interface ReceiptSubject {
  readonly kind: (typeof receiptKinds)[number];
  /** The job's id, or the report's. */
  readonly id: string;
}

export interface Receipt {
  readonly customerId: string | null;
  readonly content: ReceiptContent;
}

/** The receipt of what was paid; null where it was not, or is gone. What was waived has none. */
export function receiptOf({ kind, id }: ReceiptSubject): Promise<Receipt | null> {
  return kind === 'job-receipt' ? receiptOfJob(id) : receiptOfReport(id);
}

async function receiptOfJob(bookingId: string): Promise<Receipt | null> {
  const db = firestore();
  const booking = storedBooking(await db.collection(collections.bookings).doc(bookingId).get());
  if (booking?.payment_state !== 'paid' || !booking.payment) return null;
  const { amount, method, at } = booking.payment;
  const payments = db.collection(collections.reportPayments).where('booking_id', '==', bookingId);
  const [report] = (await payments.limit(1).get()).docs;
  return {
    customerId: booking.customer_id,
    content: {
      ...paid(bookingId, amount, method, at),
      refunded: (report && storedPayment(report)?.refunded_amount) ?? 0,
      service: booking.service_type,
      inspectionDate: booking.scheduled_date,
      clientName: booking.customer.name,
      propertyAddress: booking.customer.address,
    },
  };
}

async function receiptOfReport(reportId: string): Promise<Receipt | null> {
  const db = firestore();
  const [stored, paymentSnapshot] = await Promise.all([
    db.collection(collections.inspectionReports).doc(reportId).get(),
    db.collection(collections.reportPayments).doc(reportId).get(),
  ]);
  const report = stored.data() as StoredReport | undefined;
  const payment = storedPayment(paymentSnapshot);
  if (!report || report.booking_id !== null || payment?.state !== 'paid' || !payment.paid_at) return null;
  const form = toReportForm(report);
  return {
    customerId: report.customer_id,
    content: {
      ...paid(reportId, payment.amount, payment.method, payment.paid_at),
      refunded: payment.refunded_amount ?? 0,
      service: report.sewer_scope_type || report.inspection_type || 'Sewer inspection',
      inspectionDate: report.report_date,
      clientName: form.clientName,
      propertyAddress: form.propertyAddress,
    },
  };
}

function paid(id: string, amount: number, method: PaymentMethod | '', at: Timestamp) {
  const paidAt = at.toDate();
  const day = calendarDateIn(business.timeZone, paidAt).replaceAll('-', '');
  return {
    number: `${day}-${id.slice(0, 8).toUpperCase()}`,
    paidAt,
    method: method === '' ? '' : paymentMethodLabels[method],
    amount,
  };
}
