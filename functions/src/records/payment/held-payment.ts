import { Timestamp } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import type { CorrectedPayment, HeldPayment, Payment, PaymentState } from '@domain/payment/payment-state';
import { undoEnd } from '@domain/job/undo-step';
import { paymentTransitions, type MarkedPayment } from '@domain/payment/payment';

export type StoredPayment = Payment<Timestamp>;
export type StoredHeldPayment = HeldPayment<Timestamp>;
export type StoredCorrectedPayment = CorrectedPayment<Timestamp>;

interface Marked extends Pick<HeldPayment, 'state' | 'method' | 'note' | 'by'> {
  /** Amount due, in US dollars. */
  readonly due: number;
}

/** A payment mark made at `now`; it takes effect when the undo hold ends. */
export function newHeldPayment({ state, due, method, note, by }: Marked, now: Date): StoredHeldPayment {
  return {
    state,
    amount: state === 'paid' ? due : 0,
    method,
    note,
    by,
    at: Timestamp.fromDate(now),
    takes_effect_at: Timestamp.fromDate(undoEnd(now)),
  };
}

interface Markable {
  readonly before: PaymentState;
  readonly held: StoredHeldPayment | null;
  readonly what: 'job' | 'report';
}

/** @throws AppError `already-handled` if the payment can't be marked `state`, or has a mark under undo hold. */
export function refuseMark({ before, held, what }: Markable, state: HeldPayment['state']): void {
  if (held) {
    const sentence = `This ${what} was just marked ${held.state} by ${held.by}. Undo that first.`;
    throw new AppError('already-handled', `a mark is held: ${held.state}`, sentence);
  }
  if (paymentTransitions[before].includes(state)) return;
  throw new AppError('already-handled', `${what} is ${before}`, `This ${what} is already ${before}.`);
}

/** The response of Mark paid and Waive. */
export function markedPayment(before: PaymentState, held: StoredHeldPayment): MarkedPayment {
  return {
    payment_state: before,
    held: {
      state: held.state,
      at: held.at.toDate().toISOString(),
      takes_effect_at: held.takes_effect_at.toDate().toISOString(),
    },
  };
}
