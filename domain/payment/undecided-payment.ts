import { dollars } from '../text/dollars';
import type { PriceDifference } from './price-difference';

interface Returnable {
  readonly price_difference?: (Pick<PriceDifference, 'state'> & Partial<Pick<PriceDifference, 'by'>>) | null;
  /** When a refund that the office chose goes to the card. */
  readonly card_refund_at?: unknown;
}

/** Whether a client cancelled a paid job, and the office has not decided yet what becomes of the payment. */
export function isUndecided({
  price_difference: difference,
  card_refund_at: refund = null,
}: Returnable): boolean {
  return difference?.state === 'open' && difference.by === 'client' && refund === null;
}

/** What the client reads until then. `paid`: US dollars. */
export function undecidedWords(paid: number): string {
  return `You’ve paid ${dollars(paid)}. We’ll contact you about your payment.`;
}
