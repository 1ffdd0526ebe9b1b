import type { PaymentMethod } from './payment-method';

export const paymentStates = ['unpaid', 'paid', 'waived'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** How a job's payment was settled. `At`: how a moment is given, ISO 8601 unless stated. */
export interface Payment<At = string> {
  /** US dollars; 0 if waived. */
  readonly amount: number;
  /** Empty if waived. */
  readonly method: PaymentMethod | '';
  readonly note: string;
  readonly at: At;
  /** The admin's email address, or `online`. */
  readonly by: string;
}

/** A payment mark that can still be undone: it has no effects before `takes_effect_at`. */
export interface HeldPayment<At = string> extends Payment<At> {
  readonly state: Exclude<PaymentState, 'unpaid'>;
  readonly takes_effect_at: At;
}

/** A payment mark of the office that was reverted after it had taken effect. */
export interface CorrectedPayment<At = string> extends Payment<At> {
  readonly state: Exclude<PaymentState, 'unpaid'>;
  readonly corrected_at: At;
  /** The admin's email address. */
  readonly corrected_by: string;
  readonly reason: string;
}

/** Why a job's amount can't change while a mark is under undo hold. */
export function heldMarkSentence({ state, by }: Pick<HeldPayment, 'state' | 'by'>): string {
  return `This job was just marked ${state} by ${by}. Undo that first, or wait a minute.`;
}
