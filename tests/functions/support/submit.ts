import { randomUUID } from 'node:crypto';
import type { SubmissionReceipt } from '@domain/api/form-submission';
import {
  buildFollowUpSubmission,
  buildQuestionnaireSubmission,
} from '../../../tools/testing/factories/build-answers';
import {
  buildAgreementSubmission,
  buildMediaReleaseSubmission,
} from '../../../tools/testing/factories/build-signing';
import { callUntilTaken, type CallAnswer } from './call';

interface JobFormKind {
  readonly call: string;
  readonly collection: string;
  readonly data: (key: string) => object;
}

/** A job's four forms, by formType. */
export const jobForms = {
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
} satisfies Record<string, JobFormKind>;

export type JobFormType = keyof typeof jobForms;
export const jobFormTypes = Object.keys(jobForms) as JobFormType[];

interface Sending {
  readonly key: string;
  /** Overrides for the factory's values. */
  readonly data?: object;
  readonly idempotencyKey?: string;
  readonly from?: string;
}

/** Sends a job's form through its client's link. */
export function submitJobForm(
  formType: JobFormType,
  { key, data, idempotencyKey = randomUUID(), from }: Sending,
): Promise<CallAnswer<SubmissionReceipt>> {
  const form = jobForms[formType];
  const body = {
    formType,
    data: { ...form.data(key), ...data },
    clientInfo: { userAgent: 'Mozilla/5.0 (iPhone)', timestamp: '2026-11-21T10:00:00.000Z' },
    idempotencyKey,
  };
  return callUntilTaken<SubmissionReceipt>(form.call, body, from === undefined ? {} : { from });
}
