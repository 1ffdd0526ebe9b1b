import type { PaymentMethod } from '../payment/payment-method';

/**
 * `fee`: paid for a job that ended without an inspection. `correction`: reverts what was recorded by mistake. `waiver`:
 * what a client need not pay, or no longer need not.
 */
export const ledgerKinds = ['payment', 'fee', 'refund', 'correction', 'waiver', 'reward'] as const;
export type LedgerKind = (typeof ledgerKinds)[number];

/** Where the client of a job came from; `partner` is a home inspector who referred them, `return` had a job before. */
export const ledgerSources = ['site', 'referral', 'partner', 'return', 'office'] as const;
export type LedgerSource = (typeof ledgerSources)[number];

/**
 * A row of the ledger, collection `ledger`; it is created once and never changed, except that a person who is erased
 * loses their name, and that a corrected email address gives a customer another id. `At`: how a moment is given, ISO 8601 unless stated.
 */
export interface LedgerRow<At = string> {
  readonly kind: LedgerKind;
  readonly booking_id: string | null;
  readonly report_id: string | null;
  /** Only for a reward: the referral that earned it. */
  readonly referral_id: string | null;
  /** What people call the job, the report or the referral by; empty for a payment that belongs to none. */
  readonly reference: string;
  /** Null for a reward. */
  readonly customer_id: string | null;
  /** The client, or the referrer of a reward; empty once erased. */
  readonly name: string;
  readonly erased: boolean;
  /** Empty if it is not known, as for a report without a job. */
  readonly source: LedgerSource | '';
  readonly service: string;
  readonly inspector_id: string | null;
  /** Empty if no money moved, and for rewards. */
  readonly method: PaymentMethod | '';
  /** The payment provider's id of the payment; null if it was not paid there. */
  readonly provider_id: string | null;
  /** US cents: above 0 received, below 0 returned or paid out. */
  readonly cents: number;
  /** US cents that the client need not pay; below 0 where that no longer applies. */
  readonly waived_cents: number;
  /** Whether it counts for its job or report; a payment that settled nothing doesn't. */
  readonly applied: boolean;
  /** Whether it was paid before this product, as an imported file says. It is in other books already. */
  readonly imported: boolean;
  /** When it was recorded. */
  readonly at: At;
}
