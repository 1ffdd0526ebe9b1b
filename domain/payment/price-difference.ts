import { object, string } from 'yup';
import { linesOfText } from '../contact/fields';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import type { PaymentMethod } from './payment-method';
import { paymentMethods } from './payment-method';
import type { Payment, PaymentState } from './payment-state';

export const differenceStates = ['open', 'settled', 'waived'] as const;

/** What to do with a difference: return it or ask for it, or leave it. */
export const differenceChoices = ['settle', 'waive'] as const;
export type DifferenceChoice = (typeof differenceChoices)[number];

/** What to do with money that was paid for a job which ends without an inspection. */
export const moneyChoices = ['refund', 'keep'] as const;
export type MoneyChoice = (typeof moneyChoices)[number];
const chooseMoney = 'Choose what to do with the payment.';
export const moneyField = string().oneOf(moneyChoices, chooseMoney);

/** The problem of a form that leaves out what happens to US dollars paid above what is owed; none if there are none. */
export function missingMoney(money: string | undefined, paid: number): { readonly money?: string } {
  return paid > 0 && !money ? { money: chooseMoney } : {};
}

/**
 * What a price that changed after payment leaves to be paid or returned. `At`: how a moment is given, ISO 8601 unless
 * stated.
 */
export interface PriceDifference<At = string> {
  /** US dollars received for the job, less what was returned. */
  readonly received: number;
  /** US dollars: the price less what had been received. Above 0 the client owes it, below 0 we do. */
  readonly amount: number;
  readonly state: (typeof differenceStates)[number];
  /** When the price was changed. */
  readonly at: At;
  /** The admin's email address. */
  readonly by: string;
  /** When it was settled or waived; null while open. */
  readonly settled_at: At | null;
  /** The admin's email address; empty while open. */
  readonly settled_by: string;
  /** Empty unless it was settled. */
  readonly method: PaymentMethod | '';
  /** The office's note on what became of it, or on why it is open again. */
  readonly note: string;
}

interface PaidJob {
  readonly payment_state: PaymentState;
  readonly payment: Pick<Payment<unknown>, 'amount'> | null;
  readonly price_difference: Pick<PriceDifference<unknown>, 'received'> | null;
  readonly total_price: number;
}

/** US dollars received for a job, less what was returned; null unless it is paid. */
export function receivedFor({
  payment_state,
  payment,
  price_difference,
  total_price,
}: PaidJob): number | null {
  if (payment_state !== 'paid') return null;
  return price_difference?.received ?? payment?.amount ?? total_price;
}

/** What a price leaves to be paid (above 0) or returned (below 0), in US dollars. */
export function differenceOf(price: number, received: number): number {
  return Math.round((price - received) * 100) / 100;
}

/** US dollars received above what is owed; 0 if nothing is to be returned. */
export function overpaid(job: PaidJob, owed: number): number {
  const received = receivedFor(job);
  return received === null ? 0 : Math.max(0, -differenceOf(owed, received));
}

interface Change<At> {
  readonly received: number;
  readonly price: number;
  readonly choice: DifferenceChoice;
  readonly at: At;
  readonly by: string;
}

/** The difference that a new price leaves; it replaces an earlier one. */
export function newDifference<At>({ received, price, choice, at, by }: Change<At>): PriceDifference<At> {
  const amount = differenceOf(price, received);
  const open = choice === 'settle' && amount !== 0;
  return {
    received,
    amount,
    state: amount === 0 ? 'settled' : open ? 'open' : 'waived',
    at,
    by,
    settled_at: open ? null : at,
    settled_by: open ? '' : by,
    method: '',
    note: '',
  };
}

interface Settling<At> {
  readonly outcome: 'settled' | 'waived';
  readonly method: PaymentMethod | '';
  readonly note: string;
  readonly at: At;
  readonly by: string;
}

/** An open difference that was paid, returned or waived. */
export function settledDifference<At>(
  open: PriceDifference<At>,
  { outcome, method, note, at, by }: Settling<At>,
): PriceDifference<At> {
  const moved = outcome === 'settled' ? open.amount : 0;
  return {
    ...open,
    received: Math.round((open.received + moved) * 100) / 100,
    state: outcome,
    settled_at: at,
    settled_by: by,
    method: outcome === 'settled' ? method : '',
    note,
  };
}

/**
 * The difference after US dollars were returned that nothing had asked for: what the client pays less is waived, and no
 * longer counts as received. Null while a difference is open, which this doesn't settle, and for a job that isn't paid.
 */
export function differenceAfterReturn<At>(
  job: PaidJob & { readonly price_difference: PriceDifference<At> | null },
  returned: number,
  { at, by }: Pick<PriceDifference<At>, 'at' | 'by'>,
): PriceDifference<At> | null {
  const received = receivedFor(job);
  const known = job.price_difference;
  if (received === null || known?.state === 'open') return null;
  const price =
    known === null
      ? job.total_price
      : known.state === 'settled'
        ? known.received
        : known.received + known.amount;
  const left = Math.max(0, -differenceOf(returned, received));
  return newDifference({ received: left, price, choice: 'waive', at, by });
}

/** Whether US dollars can go back to the card that paid online: it gets at most what it was charged. */
export function fitsCard(payment: Pick<Payment<unknown>, 'amount' | 'by'> | null, dollars: number): boolean {
  return payment?.by === 'online' && dollars <= payment.amount;
}

/** Whether the office can take back what was recorded: there was something to pay or refund, and it isn't open. */
export function canBeReopened({
  amount,
  state,
}: Pick<PriceDifference<unknown>, 'amount' | 'state'>): boolean {
  return state !== 'open' && amount !== 0;
}

/** A difference that was settled or waived by mistake, open again. */
export function reopenedDifference<At>(recorded: PriceDifference<At>, note: string): PriceDifference<At> {
  const moved = recorded.state === 'settled' ? recorded.amount : 0;
  return {
    ...recorded,
    received: differenceOf(recorded.received, moved),
    state: 'open',
    settled_at: null,
    settled_by: '',
    method: '',
    note,
  };
}

/** The difference of a job that goes on after all; null if what was received is its price again. */
export function restoredDifference<At>(
  job: PaidJob & { readonly price_difference: PriceDifference<At> | null },
): PriceDifference<At> | null {
  const { price_difference: difference, payment, total_price: price } = job;
  const received = receivedFor(job);
  if (!difference || received === null) return difference;
  if (received === payment?.amount && received === price) return null;
  return newDifference({ received, price, choice: 'settle', at: difference.at, by: difference.by });
}

/** What was paid or returned after the payment itself, in US dollars; 0 where nothing was. */
export function movedSince(
  payment: Pick<Payment<unknown>, 'amount'>,
  difference: Pick<PriceDifference<unknown>, 'received'> | null,
): number {
  return difference ? differenceOf(difference.received, payment.amount) : 0;
}

/**
 * office-job-difference: records that an open difference was paid, returned, or waived, takes such a record back, or
 * returns it to the card that paid online.
 */
export const settleDifferenceSchema = object({
  bookingId: documentIdField,
  /** When the price was changed, ISO 8601, so that an outdated screen can't settle a newer difference. */
  changedAt: string().required().max(40),
  /** When it was settled or waived, ISO 8601; null while open. */
  settledAt: string().max(40).nullable().default(null),
  outcome: string()
    .oneOf(['settled', 'waived', 'open', 'card-refund'] as const, 'Choose what happened.')
    .required('Choose what happened.'),
  method: string()
    .oneOf([...paymentMethods, ''] as const, 'Choose how it was paid or refunded.')
    .defined()
    .default('')
    .when('outcome', ([outcome], schema) =>
      outcome === 'settled'
        ? schema.test('chosen', 'Choose how it was paid or refunded.', (value) => value !== '')
        : schema.transform(() => ''),
    ),
  note: linesOfText('The note', 500)
    .defined()
    .default('')
    .when('outcome', ([outcome], schema) =>
      outcome === 'open' ? schema.required('Explain what was wrong.') : schema,
    ),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();
