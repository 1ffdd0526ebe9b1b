import type { PaymentMethod } from './payment-method';

export const paymentStates = ['unpaid', 'paid', 'waived'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** How a job's payment was settled. */
export interface Payment {
  /** US dollars; 0 if waived. */
  readonly amount: number;
  /** Empty if waived. */
  readonly method: PaymentMethod | '';
  readonly note: string;
  /** ISO 8601. */
  readonly at: string;
  /** The admin's email address, or `online`. */
  readonly by: string;
}

/** A payment mark that can still be undone: it has no effects before `takes_effect_at`. */
export interface HeldPayment extends Payment {
  readonly state: Exclude<PaymentState, 'unpaid'>;
  /** ISO 8601. */
  readonly takes_effect_at: string;
}

/** A payment mark of the office that was reverted after it had taken effect. */
export interface CorrectedPayment extends Payment {
  readonly state: Exclude<PaymentState, 'unpaid'>;
  /** ISO 8601. */
  readonly corrected_at: string;
  /** The admin's email address. */
  readonly corrected_by: string;
  readonly reason: string;
}
