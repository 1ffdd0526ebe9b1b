import type { FormikErrors } from 'formik';
import { setPaymentSchema, type SetPayment } from '@domain/payment/payment';
import { validateWith } from '@/forms/validate-with';

/** What the office enters about a payment. */
export type PaymentForm = Pick<SetPayment, 'state' | 'method' | 'note'>;
export type SettledState = PaymentForm['state'];

const schema = setPaymentSchema.pick(['state', 'method', 'note']);
const validate = validateWith(schema);

export function emptyPayment(state: SettledState): PaymentForm {
  return { state, method: '', note: '' };
}

export function validatePayment(values: PaymentForm): FormikErrors<PaymentForm> {
  return validate(values);
}
