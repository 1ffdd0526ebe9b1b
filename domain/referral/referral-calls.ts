import { object, string, type InferType } from 'yup';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import { appointmentFields } from '../request/accept-request';

/** As a request the client is called first, and accepted like any other. */
const acceptAs = ['lead', 'booking'] as const;

/**
 * office-referral-accept: the referral becomes a request (`lead`), or at once a job (`booking`), which needs its
 * appointment. The link stays with the referral, so that its status is real.
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
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export type AcceptReferral = InferType<typeof acceptReferralSchema>;

export interface AcceptReferralAnswer {
  readonly referralId: string;
  /** The request that it became; null where it became a job at once. */
  readonly leadId: string | null;
  /** The job that it became; null where it became a request. */
  readonly bookingId: string | null;
}

/** office-referral-decline (which leaves the referral as it is) and office-referral-delete. */
export const referralActionSchema = object({
  referralId: documentIdField,
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();
