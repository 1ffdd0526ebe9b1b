import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import type { PaymentState } from '@domain/job/booking';
import type { Checkout, PaymentEventRecord, ReportPaymentRecord } from '@domain/payment/report-payment';
import { firestore } from '../platform/firestore';

type Stored<Record, Instants extends keyof Record> = Omit<Record, Instants> & {
  readonly [Name in Instants]: null extends Record[Name] ? Timestamp | null : Timestamp;
};

export type StoredCheckout = Stored<Checkout, 'expires_at'>;

/** What is due for a report as its document has it. */
export type StoredReportPayment = Omit<
  Stored<ReportPaymentRecord, 'paid_at' | 'refunded_at' | 'created_at'>,
  'checkout'
> & { readonly checkout: StoredCheckout | null };

export type StoredPaymentEvent = Stored<PaymentEventRecord, 'created_at'>;

export function paymentReference(reportId: string) {
  return firestore().collection(collections.reportPayments).doc(reportId);
}

interface NewPayment {
  readonly reportId: string;
  readonly bookingId: string | null;
  /** US dollars. */
  readonly amount: number;
  readonly state: PaymentState;
}

/** The record of what is due for a new report; a job that was settled before has the details itself. */
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
    payment_intent: null,
    refunded_amount: 0,
    paid_at: null,
    refunded_at: null,
    created_at: Timestamp.fromDate(now),
  };
}

/** A stored one; undefined where there is none. */
export function storedPayment(snapshot: DocumentSnapshot): StoredReportPayment | undefined {
  return snapshot.data() as StoredReportPayment | undefined;
}
