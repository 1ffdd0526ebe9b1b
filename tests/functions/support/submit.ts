import { randomUUID } from 'node:crypto';
import type { SubmissionReceipt } from '@domain/api/form-submission';
import { buildFollowUpSubmission, buildQuestionnaireSubmission } from '../../factories/build-answers';
import { buildAgreementSubmission, buildMediaReleaseSubmission } from '../../factories/build-signing';
import { callUntilTaken, type CallAnswer } from './call';

interface BookingFormKind {
  readonly call: string;
  readonly collection: string;
  readonly data: (key: string) => object;
}

/** A booking's four forms, by formType. */
export const bookingForms = {
  agreement: {
    call: 'secure-form-submission',
    collection: 'agreements',
    data: (key) => buildAgreementSubmission({ booking_id: key }),
  },
  'media-release': {
    call: 'secure-form-submission',
    collection: 'media_releases',
    data: (key) => buildMediaReleaseSubmission({ booking_id: key }),
  },
  questionnaire: {
    call: 'client-questionnaire-submit',
    collection: 'sewer_scope_questionnaires',
    data: (key) => buildQuestionnaireSubmission({ booking_id: key }),
  },
  'follow-up': {
    call: 'client-followup-submit',
    collection: 'follow_up_questionnaires',
    data: (key) => buildFollowUpSubmission({ booking_id: key }),
  },
} satisfies Record<string, BookingFormKind>;

export type BookingFormType = keyof typeof bookingForms;
export const bookingFormTypes = Object.keys(bookingForms) as BookingFormType[];

interface Sending {
  readonly key: string;
  /** Overrides for the factory's values. */
  readonly data?: object;
  readonly idempotencyKey?: string;
  readonly from?: string;
}

/** Sends a booking's form through its client's link. */
export function submitBookingForm(
  formType: BookingFormType,
  { key, data, idempotencyKey = randomUUID(), from }: Sending,
): Promise<CallAnswer<SubmissionReceipt>> {
  const form = bookingForms[formType];
  const body = {
    formType,
    data: { ...form.data(key), ...data },
    clientInfo: { userAgent: 'Mozilla/5.0 (iPhone)', timestamp: '2026-11-21T10:00:00.000Z' },
    idempotencyKey,
  };
  return callUntilTaken<SubmissionReceipt>(form.call, body, from === undefined ? {} : { from });
}
