import type { Payment, PaymentState } from './payment-state';

/** A payment to be settled: paid or waived, by whom and when. */
export interface Settlement<At> extends Pick<Payment, 'method' | 'note' | 'by'> {
  readonly state: Exclude<PaymentState, 'unpaid'>;
  /** US dollars paid; the amount due if left out. */
  readonly amount?: number;
  readonly at: At;
}

/** What is known of a payment before it is settled. */
export interface Unsettled<At> {
  /** US dollars. */
  readonly due: number;
  /** The waiver that the payment replaces; it applies again if the payment is corrected. */
  readonly waiver: Payment<At> | null;
}

/** The payment as stored on its job. */
export function settledPayment<At>(
  { state, amount, method, note, by, at }: Settlement<At>,
  { due, waiver }: Unsettled<At>,
): Payment<At> & { readonly replaced: Payment<At> | null } {
  const paid = state === 'paid' ? (amount ?? due) : 0;
  return { amount: paid, method, note, at, by, replaced: waiver };
}

/** The fields to set on a report's payment record, which names the amount due as long as nothing is paid. */
export function settledReportPayment<At>(settlement: Settlement<At>, unsettled: Unsettled<At>) {
  const { state } = settlement;
  const { amount, at, ...details } = settledPayment(settlement, unsettled);
  return {
    ...details,
    state,
    amount: state === 'paid' ? amount : unsettled.due,
    settled_at: at,
    paid_at: state === 'paid' ? at : null,
  };
}

/** The waiver on record; null if the payment was not waived, or its details were never recorded. */
export function waiverOf<At>(
  before: PaymentState,
  recorded: Payment<At> | null | undefined,
): Payment<At> | null {
  if (before !== 'waived' || !recorded) return null;
  const { method, note, by, at } = recorded;
  return { amount: 0, method, note, at, by };
}

/**
 * Distinguishes the emails that a report can be viewed: one, and one more after each correction that locked it again.
 * Null if none is due, because it was open before, or the client was never sent the report.
 */
export function openMailOccasion(
  before: PaymentState,
  { isSent, corrections }: { readonly isSent: boolean; readonly corrections: number },
): string | null {
  if (before !== 'unpaid' || !isSent) return null;
  return corrections > 0 ? `corrected-${corrections}` : '';
}
