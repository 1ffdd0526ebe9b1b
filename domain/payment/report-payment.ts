import type { CorrectedPayment, HeldPayment, Payment, PaymentState } from './payment-state';
import type { PaymentMethod } from './payment-method';

/** State of a checkout at the payment provider. */
export const checkoutStates = ['opening', 'open', 'processing', 'failed', 'expired', 'done'] as const;
export type CheckoutState = (typeof checkoutStates)[number];

/**
 * A checkout at the payment provider; a report has at most one at a time. `At`: how a moment is given, ISO 8601 unless
 * stated.
 */
export interface Checkout<At = string> {
  /** From 1; increases when the last one can't be used anymore. */
  readonly attempt: number;
  /** US dollars to pay. */
  readonly amount: number;
  readonly state: CheckoutState;
  /** The provider's session id and page; empty while the session is being created. */
  readonly session_id: string;
  readonly url: string;
  /** The last moment at which it can be paid. */
  readonly expires_at: At;
}

/** A refund of which it is not known yet whether it is ours. */
export interface AssumedRefund {
  /** The provider's event. */
  readonly event: string;
  /** US dollars of this refund, and of all refunds up to it. */
  readonly amount: number;
  readonly total: number;
}

/**
 * What is due for a report, and how it was paid or waived; collection `report_payments`, id = the report's id. `At`:
 * how a moment is given, ISO 8601 unless stated.
 */
export interface ReportPayment<At = string> {
  readonly report_id: string;
  readonly booking_id: string | null;
  /** US dollars: due, or paid. */
  readonly amount: number;
  readonly currency: 'usd';
  readonly state: PaymentState;
  /** Empty while unpaid, or if waived. */
  readonly method: PaymentMethod | '';
  readonly note: string;
  /** The admin's email address, or `online`; empty while unpaid. */
  readonly by: string;
  readonly checkout: Checkout<At> | null;
  /** The provider's sessions that are out of use and still to be ended there. */
  readonly ending_sessions: readonly string[];
  /** The provider's payment id, which refund events refer to. */
  readonly payment_intent: string | null;
  /** US dollars refunded. */
  readonly refunded_amount: number;
  /** A refund that the provider reported while ours was due, and that is taken for it until ours is made or refused. */
  readonly refund_assumed: AssumedRefund | null;
  /** Only for a report without a job: a payment mark that can still be undone. */
  readonly held_payment: HeldPayment<At> | null;
  /** Only for a report without a job; oldest first. */
  readonly corrected_payments: readonly CorrectedPayment<At>[];
  /** The waiver that the payment replaced; it applies again if the payment is corrected. */
  readonly replaced: Payment<At> | null;
  /** When it was paid or waived; null while unpaid, and for payments from before this field existed. */
  readonly settled_at: At | null;
  readonly paid_at: At | null;
  readonly refunded_at: At | null;
  readonly created_at: At;
}

/** Payment events that the office is notified of, because it must decide what to do. */
export const paymentNotices = ['refunded', 'disputed', 'wrong-amount', 'paid-twice', 'not-found'] as const;
export type PaymentNotice = (typeof paymentNotices)[number];

/**
 * A processed webhook event, collection `payment_events`, id = the provider's, so that each event is applied once.
 * `At`: how a moment is given, ISO 8601 unless stated.
 */
export interface ProcessedPaymentEvent<At = string> {
  readonly type: string;
  readonly report_id: string | null;
  readonly booking_id: string | null;
  /** US dollars. */
  readonly amount: number;
  readonly payment_intent: string | null;
  /** Null if there is nothing to decide. */
  readonly notice: PaymentNotice | null;
  readonly created_at: At;
}
