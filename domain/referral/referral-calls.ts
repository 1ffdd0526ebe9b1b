import { object, string, type InferType } from 'yup';
import { customerChoiceField } from '../customer/customer-choice';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import {
  appointmentFields,
  assignmentFields,
  confirmedPastField,
  enteredDeadlineField,
} from '../request/accept-request';

/** A request (`lead`) is called first and accepted like any other. */
const acceptAs = ['lead', 'booking'] as const;

/**
 * office-referral-accept: makes the referral a request (`lead`), or directly a job (`booking`), which needs an
 * appointment. The referral stays linked, so that its status follows.
 */
export const acceptReferralSchema = object({
  referralId: documentIdField,
  as: string().oneOf(acceptAs).required(),
  appointment: object(appointmentFields)
    .noUnknown()
    .default(undefined)
    .test(
      'needed',
      'Choose the appointment.',
      (value, { parent }) => (parent as { as?: string }).as !== 'booking' || value !== undefined,
    ),
  ...assignmentFields,
  deadline: enteredDeadlineField,
  confirmed_past: confirmedPastField,
  customer: customerChoiceField,
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export type AcceptReferral = InferType<typeof acceptReferralSchema>;

export interface AcceptReferralAnswer {
  readonly referralId: string;
  /** The request created; null if a job was created. */
  readonly leadId: string | null;
  /** The job created; null if a request was created. */
  readonly bookingId: string | null;
}

/** office-referral-decline (does not change the referral's progress) and office-referral-delete. */
export const referralActionSchema = object({
  referralId: documentIdField,
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();
