import { instant, instantOrNull, map, numeric, oneOf, text } from '../firestore/stored-fields';
import { paymentMethods } from './payment-method';
import { differenceStates } from './price-difference';

const settled = {
  amount: numeric(),
  method: oneOf([...paymentMethods, '']),
  note: text(),
  at: instant(),
  by: text(),
};

const state = oneOf(['paid', 'waived']);

/** The stored fields of `Payment`. */
export const payment = () => map(settled);

/** The stored fields of `HeldPayment`. */
export const heldPayment = () => map({ ...settled, state, takes_effect_at: instant() });

/** The stored fields of `CorrectedPayment`. */
export const correctedPayment = () =>
  map({ ...settled, state, corrected_at: instant(), corrected_by: text(), reason: text() });

/** A payment that may have replaced a waiver, which applies again if the payment is corrected. */
export const jobPayment = () => map({ ...settled, replaced: payment().nullable().default(null) });

/** The stored fields of `PriceDifference`. */
export const priceDifference = () =>
  map({
    received: numeric(),
    amount: numeric(),
    state: oneOf(differenceStates),
    at: instant(),
    by: text(),
    settled_at: instantOrNull(),
    settled_by: text(),
    method: oneOf([...paymentMethods, '']),
    note: text().default(''),
  });
