import { Timestamp } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { heldMarkSentence } from '@domain/payment/payment-state';
import {
  fitsCard,
  missingMoney,
  newDifference,
  overpaid,
  receivedFor,
  type MoneyChoice,
} from '@domain/payment/price-difference';
import type { StoredJob } from '../records/job/stored-job';

interface Ending {
  /** US dollars that the client still owes. */
  readonly owed: number;
  /** `undecided` leaves the choice to the office. */
  readonly money: MoneyChoice | 'undecided' | undefined;
  /** The admin's email address, or `client`. */
  readonly by: string;
  readonly now: Date;
  /** When money may go back to the card: not before the step can no longer be undone. */
  readonly due: Date;
}

/**
 * The fields of a paid job that is cancelled or ended: what is to be returned, and when it goes to the client's card.
 * @throws AppError `invalid-input` without a choice, and `already-handled` while a mark can still be undone
 */
export function moneyBack(job: StoredJob, { owed, money, by, now, due }: Ending) {
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
  const at = Timestamp.fromDate(now);
  const toCard = money === 'refund' && fitsCard(job.payment, back);
  return {
    price_difference: newDifference({ received: receivedFor(job) ?? 0, price: owed, choice, at, by }),
    ...(toCard && { card_refund_at: Timestamp.fromDate(due) }),
  };
}
