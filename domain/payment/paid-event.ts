import { paymentTransitions } from './payment';
import type { HeldPayment, PaymentState } from './payment-state';
import type { Checkout, CheckoutState, PaymentNotice } from './report-payment';

/** A payment that the provider received. */
export interface PaidEvent {
  /** US dollars. */
  readonly amount: number;
  /** ISO 4217, lower case. */
  readonly currency: string;
  readonly sessionId: string;
}

/** What is due when the event arrives. */
interface Due {
  readonly before: PaymentState;
  /** US dollars. */
  readonly due: number;
  readonly checkout: Checkout<unknown> | null;
  /** The mark under undo hold. */
  readonly held: Pick<HeldPayment<unknown>, 'state'> | null;
}

interface PaidOutcome {
  /** Whether it settles what is due. */
  readonly settles: boolean;
  /** What the office must decide; null for nothing. */
  readonly notice: PaymentNotice | null;
}

/** What a received payment means; `due` is null if its report isn't ours. */
export function paidOutcome({ amount, currency, sessionId }: PaidEvent, due: Due | null): PaidOutcome {
  if (!due) return { settles: false, notice: 'not-found' };
  // The provider repeats events, also under another id.
  if (isOf(due.checkout, sessionId) && due.checkout.state === 'done') return { settles: false, notice: null };
  if (!paymentTransitions[due.before].includes('paid')) return { settles: false, notice: 'paid-twice' };
  if (currency !== 'usd' || centsOf(amount) !== centsOf(due.due)) {
    return { settles: false, notice: 'wrong-amount' };
  }
  // The office also marked it paid moments ago: the mark is dropped, and the office decides which payment to return.
  return { settles: true, notice: due.held?.state === 'paid' ? 'paid-twice' : null };
}

/** A report's checkout with a new state; unchanged if the event is about another checkout. */
export function movedCheckout<At>(
  checkout: Checkout<At> | null,
  sessionId: string,
  state: CheckoutState,
): Checkout<At> | null {
  return isOf(checkout, sessionId) ? { ...checkout, state } : checkout;
}

/** Whether an event about a checkout changes it: a paid report's doesn't, and neither does a replaced one. */
export function movesCheckout(
  { before, checkout }: Pick<Due, 'before' | 'checkout'>,
  sessionId: string,
): boolean {
  return before !== 'paid' && isOf(checkout, sessionId);
}

function isOf<At>(checkout: Checkout<At> | null, sessionId: string): checkout is Checkout<At> {
  return checkout?.session_id === sessionId;
}

/** Compares in cents, like the provider, because 0.1 + 0.2 is not 0.3. */
const centsOf = (dollars: number) => Math.round(dollars * 100);
