import { paymentMethodLabels } from '@domain/payment/payment-method';
import type { PriceDifference } from '@domain/payment/price-difference';
import { dollars } from '@domain/text/dollars';
import { writtenInstant } from '@/ui/written-instant';

/** An open difference in a few words. */
export function openDifferenceWords({ amount }: Pick<PriceDifference, 'amount'>): string {
  const sum = dollars(Math.abs(amount));
  return amount > 0 ? `${sum} still due` : `Refund due: ${sum}`;
}

/** What became of the difference, with when and by whom; '' where the price is what was received. */
export function differenceWords(difference: PriceDifference): string {
  const { amount, state, at, by, settled_at, settled_by, method } = difference;
  if (amount === 0) return '';
  if (state === 'open')
    return `${openDifferenceWords(difference)}. Since ${writtenInstant(at)}, ${by === 'client' ? 'by the client' : by}`;
  const sum = dollars(Math.abs(amount));
  const how = method === '' ? '' : ` (${paymentMethodLabels[method]})`;
  const settled = amount > 0 ? `${sum} paid later${how}` : `${sum} refunded${how}`;
  const waived = amount > 0 ? `${sum} not asked for` : `${sum} not refunded`;
  return `${state === 'settled' ? settled : waived}. ${writtenInstant(settled_at ?? at)}, ${settled_by}`;
}
