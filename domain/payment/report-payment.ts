import type { PaymentState } from '../job/booking';
import type { PaymentMethod } from './payment-method';

/** What a checkout at the provider has come to. */
export type CheckoutState = 'opening' | 'open' | 'processing' | 'failed' | 'expired' | 'done';

/** A checkout at the payment provider, one at a time for a report. */
export interface Checkout {
  /** From 1; a new one is begun where the last can't be used any more. */
  readonly attempt: number;
  /** US dollars that it asks for. */
  readonly amount: number;
  readonly state: CheckoutState;
  /** The provider's own id and page; empty while it is being opened. */
  readonly session_id: string;
  readonly url: string;
  /** The last moment at which it can be paid, ISO 8601. */
  readonly expires_at: string;
}

/** What is due for a report, and how it was settled; collection `report_payments`, id = the report's id. */
export interface ReportPaymentRecord {
  readonly report_id: string;
  readonly booking_id: string | null;
  /** US dollars: due, or paid. */
  readonly amount: number;
  readonly currency: 'usd';
  readonly state: PaymentState;
  /** Empty while unpaid, or where it was waived. */
  readonly method: PaymentMethod | '';
  readonly note: string;
  /** The admin's e-mail address, or `online`; empty while unpaid. */
  readonly by: string;
  readonly checkout: Checkout | null;
  /** The provider's id of the payment, by which a refund names it. */
  readonly payment_intent: string | null;
  /** US dollars that were paid back. */
  readonly refunded_amount: number;
  /** ISO 8601. */
  readonly paid_at: string | null;
  readonly refunded_at: string | null;
  readonly created_at: string;
}

/** What the office is told of, as nobody but it can decide what follows. */
export const paymentNotices = ['refunded', 'disputed', 'wrong-amount', 'paid-twice', 'not-found'] as const;
export type PaymentNotice = (typeof paymentNotices)[number];

/** An event of the provider's that was taken in, collection `payment_events`, id = the provider's; it counts once. */
export interface PaymentEventRecord {
  readonly type: string;
  readonly report_id: string | null;
  readonly booking_id: string | null;
  /** US dollars. */
  readonly amount: number;
  readonly payment_intent: string | null;
  /** Null where there is nothing to decide. */
  readonly notice: PaymentNotice | null;
  readonly created_at: string;
}
