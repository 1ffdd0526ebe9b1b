import type { PaymentState } from '../payment/payment-state';
import type { PriceDifference } from '../payment/price-difference';
import { isUndecided, undecidedWords } from '../payment/undecided-payment';
import { phoneOf } from '../settings/phone-of';
import type { ContactSettings } from '../settings/settings';
import { dollars } from '../text/dollars';
import type { JobEnding, VisitEnding } from './job-ending';

/** The office's name for each ending. */
export const endingLabels: Record<JobEnding, string> = {
  cancelled_late: 'Cancelled late',
  no_show: 'No-show',
  turned_away: 'Turned away at the door',
  not_inspected: 'Could not be inspected',
};

/** What the client reads about a visit, after the greeting and in the portal. */
export const visitEndingWords: Record<VisitEnding, string> = {
  no_show: 'we came for your inspection, but nobody was there to let us in.',
  turned_away: 'we came for your inspection, but we weren’t let in.',
  not_inspected: 'we came for your inspection, but the sewer line couldn’t be inspected.',
};

/** Why there won’t be an inspection, for the referrer. */
export const referrerEndingWords: Record<JobEnding, string> = {
  cancelled_late: 'the appointment was cancelled',
  no_show: 'we came, but nobody was there to let us in',
  turned_away: 'we came, but weren’t let in',
  not_inspected: 'we came, but the sewer line couldn’t be inspected',
};

/** What the client is charged for, on a receipt. */
const chargeNames: Record<JobEnding, string> = {
  cancelled_late: 'Late cancellation',
  no_show: 'No-show',
  turned_away: 'Visit turned away at the door',
  not_inspected: 'Visit without an inspection',
};

interface Ended {
  readonly ending: JobEnding | null;
  readonly endedAt: Date | null;
}

/** The charge that a payment was for; '' if it was for the inspection, also one that was paid before the job ended. */
export function chargePaid({ ending, endedAt }: Ended, paidAt: Date): string {
  return ending === null || (endedAt !== null && paidAt < endedAt) ? '' : chargeNames[ending];
}

interface Charged {
  /** US dollars. */
  readonly charge: number;
  readonly payment_state: PaymentState;
  readonly payment: { /** US dollars. */ readonly amount: number } | null;
  readonly price_difference?:
    | (Pick<PriceDifference<unknown>, 'received' | 'amount' | 'state'> & Partial<Pick<PriceDifference, 'by'>>)
    | null;
  /** When a refund that the office chose goes to the card; null or absent if none is on its way. */
  readonly card_refund_at?: unknown;
}

/** What the client owes, or gets back, for a job that ended without an inspection. */
export function owedWords(contact: ContactSettings, job: Charged): string {
  const { charge, payment_state: state, payment, price_difference: difference } = job;
  const paid = state === 'paid' ? (difference?.received ?? payment?.amount ?? 0) : 0;
  const back = state === 'paid' && difference && difference.amount < 0 ? -difference.amount : 0;
  if (back > 0 && difference?.state === 'settled') return `We’ve returned ${dollars(back)} to you.`;
  if (back > 0 && difference?.state === 'waived') {
    return `You’ve paid ${dollars(paid)}, and we’re keeping it as agreed with you.`;
  }
  if (paid > charge && isUndecided(job)) return undecidedWords(paid);
  if (paid > charge) {
    return `You’ve paid ${dollars(paid)}. We’ll return ${charge > 0 ? `all but ${dollars(charge)}` : 'it'} to you.`;
  }
  if (charge === 0) return 'There’s no charge.';
  if (state === 'paid') return `You’ve paid the ${dollars(charge)} charge.`;
  if (state === 'waived') return `We’ve waived the ${dollars(charge)} charge.`;
  return `There’s a ${dollars(charge)} charge, as our terms say. To pay, call us at ${phoneOf(contact).display}.`;
}
