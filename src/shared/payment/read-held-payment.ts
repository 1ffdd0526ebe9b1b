import type { CorrectedPayment, HeldPayment, Payment } from '@domain/payment/payment-state';
import { paymentMethods } from '@domain/payment/payment-method';
import type { PlainDocument } from '@/firebase/documents/plain-document';
import { readField } from '@/firebase/documents/read-field';

const settledStates = ['paid', 'waived'] as const;

/** Reads a map with the details of a payment. */
export function readPayment(payment: PlainDocument): Payment {
  return {
    amount: readField.number(payment, 'amount'),
    method: readField.oneOf(payment, 'method', [...paymentMethods, ''] as const, ''),
    note: readField.text(payment, 'note'),
    at: readField.text(payment, 'at'),
    by: readField.text(payment, 'by'),
  };
}

/** A payment mark that can still be undone; null where there is none. */
export function readHeldPayment(document: PlainDocument): HeldPayment | null {
  const held = readField.map(document, 'held_payment');
  if (Object.keys(held).length === 0) return null;
  return {
    ...readPayment(held),
    state: readField.oneOf(held, 'state', settledStates, 'paid'),
    takes_effect_at: readField.text(held, 'takes_effect_at'),
  };
}

/** The payments that the office corrected, oldest first. */
export function readCorrectedPayments(document: PlainDocument): CorrectedPayment[] {
  return readField.maps(document, 'corrected_payments').map((corrected) => ({
    ...readPayment(corrected),
    state: readField.oneOf(corrected, 'state', settledStates, 'paid'),
    corrected_at: readField.text(corrected, 'corrected_at'),
    corrected_by: readField.text(corrected, 'corrected_by'),
    reason: readField.text(corrected, 'reason'),
  }));
}
