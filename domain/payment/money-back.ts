import { AppError } from '../errors/app-error';
import type { Job } from '../job/job';
import { heldMarkSentence } from './payment-state';
import {
  fitsCard,
  missingMoney,
  newDifference,
  overpaid,
  receivedFor,
  type MoneyChoice,
  type PriceDifference,
} from './price-difference';

type Paid = Pick<
  Job<unknown>,
  'payment_state' | 'payment' | 'held_payment' | 'price_difference' | 'total_price'
>;

interface Ending<At> {
  /** US dollars that the client still owes. */
  readonly owed: number;
  /** `undecided` leaves the choice to the office. */
  readonly money: MoneyChoice | 'undecided' | undefined;
  /** The admin's email address, or `client`. */
  readonly by: string;
  readonly at: At;
  /** When money may go back to the card: not before the step can no longer be undone. */
  readonly due: At;
}

interface MoneyBack<At> {
  readonly price_difference?: PriceDifference<At>;
  readonly card_refund_at?: At;
}

/**
 * The fields of a paid job that is cancelled or ended: what is to be returned, and when it goes to the client's card.
 * `At`: how a moment is given.
 * @throws AppError `invalid-input` without a choice, and `already-handled` while a mark can still be undone
 */
export function moneyBack<At>(job: Paid, { owed, money, by, at, due }: Ending<At>): MoneyBack<At> {
  // A mark that takes effect later would settle another amount.
  if (job.held_payment) {
    const sentence =
      money === 'undecided'
        ? 'We’re recording a payment for this appointment right now. Please try again in two minutes.'
        : heldMarkSentence(job.held_payment);
    throw new AppError('already-handled', 'a mark is held', sentence);
  }
  const back = overpaid(job, owed);
  if (back === 0) return {};
  if (money === undefined) {
    const fields = { money: missingMoney(money, back).money ?? '' };
    throw new AppError('invalid-input', 'no choice', fields.money, { fields });
  }
  const choice = money === 'keep' ? ('waive' as const) : ('settle' as const);
  const toCard = money === 'refund' && fitsCard(job.payment, back);
  return {
    price_difference: newDifference({ received: receivedFor(job) ?? 0, price: owed, choice, at, by }),
    ...(toCard && { card_refund_at: due }),
  };
}
