import { object, string, type InferType } from 'yup';
import { linesOfText } from '../contact/fields';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import type { HeldPayment, PaymentState } from './payment-state';
import { paymentMethods } from './payment-method';

/** State -> the states to which an admin may move a job's payment. */
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
      state === 'waived' ? schema.required('Explain why nothing is due.') : schema,
    ),
  idempotencyKey: idempotencyKeyField,
};

/** office-job-payment: Mark paid and Waive. */
export const setPaymentSchema = object({ bookingId: documentIdField, ...settlement })
  .noUnknown()
  .required();

/** office-report-payment: the same for a report without a job. */
export const setReportPaymentSchema = object({ reportId: documentIdField, ...settlement })
  .noUnknown()
  .required();

/** The payment of a job, or of a report without a job. */
const payer = {
  record: string()
    .oneOf(['job', 'report'] as const)
    .required(),
  id: documentIdField,
};

/** office-payment-undo: undoes Mark paid or Waive before it takes effect. */
export const undoPaymentSchema = object({
  ...payer,
  /** When it was marked, ISO 8601, so that an outdated screen can't undo a newer mark. */
  markedAt: string().required().max(40),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

/** office-payment-correct: reverts Mark paid or Waive after it took effect. */
export const correctPaymentSchema = object({
  ...payer,
  /** When the payment was recorded, ISO 8601, so that an outdated screen can't correct a newer one. */
  recordedAt: string().required().max(40),
  reason: linesOfText('The reason', 500).required('Explain what was wrong.'),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export type SetPayment = InferType<typeof setPaymentSchema>;
export type CorrectPayment = InferType<typeof correctPaymentSchema>;

/** Response of Mark paid and Waive: the current payment, and the mark that takes effect when the undo hold ends. */
export interface MarkedPayment {
  readonly payment_state: PaymentState;
  readonly held: Pick<HeldPayment, 'state' | 'at' | 'takes_effect_at'>;
}

/** What happened to the reward that a corrected payment had earned. */
export type CorrectedReward = 'none' | 'taken-back' | 'paid-already';

export interface PaymentCorrected {
  /** Unpaid, unless an earlier waiver or an online payment still applies. */
  readonly payment_state: PaymentState;
  readonly reward: CorrectedReward;
}
