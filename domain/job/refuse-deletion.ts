import { AppError } from '../errors/app-error';
import { heldMarkSentence } from '../payment/payment-state';
import { receivedFor } from '../payment/price-difference';
import { dollars } from '../text/dollars';
import type { Job } from './job';
import { isJobOver } from './job-status';

type Paid = Pick<
  Job<unknown>,
  | 'status'
  | 'payment_state'
  | 'payment'
  | 'held_payment'
  | 'price_difference'
  | 'card_refund_at'
  | 'total_price'
>;

/**
 * Why a job can't be deleted with its payment: what became of the money isn't settled yet. The sentence for the office;
 * null if nothing was paid, or the money was earned, returned or kept.
 */
export function unsettledMoney(job: Paid): string | null {
  const { status, held_payment: held, price_difference: difference } = job;
  if (held?.state === 'paid') return heldMarkSentence(held);
  const received = receivedFor(job) ?? 0;
  if (received > 0 && !isJobOver(status)) {
    const first = status === 'in_progress' ? 'End the job without an inspection' : 'Cancel the job';
    return `The client paid ${dollars(received)} for this job. ${first} first, and choose there what happens to the payment.`;
  }
  if (difference?.state !== 'open' || difference.amount >= 0) return null;
  const sum = dollars(-difference.amount);
  return job.card_refund_at === null
    ? `The client is still owed ${sum} for this job. Record the refund first, under Payment.`
    : `A refund of ${sum} to the client’s card is on its way. You can delete the job once it’s made.`;
}

/** @throws AppError `invalid-input` if what became of the job's payment isn't settled. */
export function refuseUnsettled(job: Paid): void {
  const sentence = unsettledMoney(job);
  if (sentence) throw new AppError('invalid-input', 'the payment is not settled', sentence);
}
