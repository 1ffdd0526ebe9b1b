import { Timestamp, type CollectionReference } from 'firebase-admin/firestore';
import type { PaymentState } from '@domain/payment/payment-state';
import type { Checkout, ReportPayment } from '@domain/payment/report-payment';
import { reportPaymentRecord } from '@domain/payment/report-payment-record';
import { collectionOf } from '../../platform/collection-of';

/** A stored payment record of a report. */
export type StoredReportPayment = ReportPayment<Timestamp>;
export type StoredCheckout = Checkout<Timestamp>;

/** What is due for each report; the ids are those of the reports. */
export function reportPayments(): CollectionReference<StoredReportPayment, StoredReportPayment> {
  return collectionOf(reportPaymentRecord);
}

export function paymentReference(reportId: string) {
  return reportPayments().doc(reportId);
}

interface NewPayment {
  readonly reportId: string;
  readonly bookingId: string | null;
  /** US dollars. */
  readonly amount: number;
  readonly state: PaymentState;
}

/** The payment record of a new report; if its job was settled before, the details are in the job. */
export function newReportPayment(
  { reportId, bookingId, amount, state }: NewPayment,
  now: Date,
): StoredReportPayment {
  return {
    report_id: reportId,
    booking_id: bookingId,
    amount,
    currency: 'usd',
    state,
    method: '',
    note: '',
    by: '',
    checkout: null,
    ending_sessions: [],
    payment_intent: null,
    refunded_amount: 0,
    refund_assumed: null,
    held_payment: null,
    corrected_payments: [],
    replaced: null,
    settled_at: null,
    paid_at: null,
    refunded_at: null,
    created_at: Timestamp.fromDate(now),
  };
}
