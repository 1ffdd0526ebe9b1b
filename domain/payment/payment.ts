import { object, string, type InferType } from 'yup';
import { linesOfText } from '../contact/fields';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import type { PaymentState } from '../job/booking';
import { paymentMethods } from './payment-method';

/** From each state, where an admin may take a job's payment. */
export const paymentTransitions: Record<PaymentState, readonly PaymentState[]> = {
  unpaid: ['paid', 'waived'],
  waived: ['paid'],
  paid: [],
};

const settlement = {
  state: string()
    .oneOf(['paid', 'waived'] as const)
    .required(),
  method: string()
    .oneOf([...paymentMethods, ''] as const, 'Choose how it was paid.')
    .defined()
    .default('')
    .when('state', ([state], schema) =>
      state === 'paid'
        ? schema.test('chosen', 'Choose how it was paid.', (value) => value !== '')
        : schema.transform(() => ''),
    ),
  note: linesOfText('The note', 500)
    .defined()
    .default('')
    .when('state', ([state], schema) =>
      state === 'waived' ? schema.required('Write why nothing is due.') : schema,
    ),
  idempotencyKey: idempotencyKeyField,
};

/** office-job-payment: Mark paid and Waive. */
export const setPaymentSchema = object({ bookingId: documentIdField, ...settlement })
  .noUnknown()
  .required();

/** office-report-payment: the same for a report that belongs to no job. */
export const setReportPaymentSchema = object({ reportId: documentIdField, ...settlement })
  .noUnknown()
  .required();

export type SetPayment = InferType<typeof setPaymentSchema>;
