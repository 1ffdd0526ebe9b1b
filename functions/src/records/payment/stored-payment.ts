import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import type { PaymentState } from '@domain/payment/payment-state';
import type { Checkout, PaymentEventRecord, ReportPaymentRecord } from '@domain/payment/report-payment';
import { firestore } from '../../platform/firestore';
import type { StoredCorrectedPayment, StoredHeldPayment, StoredSettled } from './held-payment';

type Stored<Record, Instants extends keyof Record> = Omit<Record, Instants> & {
  readonly [Name in Instants]: null extends Record[Name] ? Timestamp | null : Timestamp;
};

export type StoredCheckout = Stored<Checkout, 'expires_at'>;

/** A stored payment record of a report. */
export type StoredReportPayment = Omit<
  Stored<ReportPaymentRecord, 'paid_at' | 'refunded_at' | 'created_at'>,
  'checkout' | 'settled_at' | 'held_payment' | 'corrected_payments'
> & {
  readonly checkout: StoredCheckout | null;
  readonly settled_at?: Timestamp | null;
  readonly held_payment?: StoredHeldPayment | null;
  readonly corrected_payments?: readonly StoredCorrectedPayment[];
  /** The waiver that the payment replaced. */
  readonly replaced?: StoredSettled | null;
};

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
    payment_intent: null,
    refunded_amount: 0,
    paid_at: null,
    refunded_at: null,
    created_at: Timestamp.fromDate(now),
  };
}

/** The stored record; undefined for none. */
export function storedPayment(snapshot: DocumentSnapshot): StoredReportPayment | undefined {
  return snapshot.data() as StoredReportPayment | undefined;
}
