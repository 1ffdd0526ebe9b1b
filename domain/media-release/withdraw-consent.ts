import { object, type InferType } from 'yup';
import { trueOrFalse } from '../api/plain-values';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import type { MediaUseConsents } from '../legal/signed-document';
import { addDays } from '../time/calendar-date';
import { pastDateField } from '../time/past-date-field';
import { mediaUseFields } from './media-uses';

/** Days after a withdrawal within which the media release promises to take down what was published. */
export const takeDownDays = 14;

export const withdrawalStates = ['open', 'done'] as const;

/** Consents of the signed media release that the client has withdrawn since. The release stays as it was signed. */
export interface ConsentWithdrawal<At = string> {
  /** Open until what was published has been taken down. */
  readonly state: (typeof withdrawalStates)[number];
  /** Every consent withdrawn so far, in the order of the release. */
  readonly uses: readonly (keyof MediaUseConsents)[];
  /** The client's first request of those that are open, or the last one once all are done. `YYYY-MM-DD`. */
  readonly asked_on: string;
  /** The last day for taking down, `YYYY-MM-DD`. */
  readonly due_on: string;
  /** When it was marked as taken down; null while open. */
  readonly done_at: At | null;
}

const someSentence = 'Choose what the client withdrew.';
const withdrawn = trueOrFalse().defined().default(false);

/** office-consent-withdraw: what the client withdrew, and the day they asked. */
export const withdrawConsentSchema = object({
  bookingId: documentIdField,
  asked_on: pastDateField('Choose the day the client asked.'),
  photo_use_consent: withdrawn.test('some', someSentence, (_, { parent }) =>
    mediaUseFields.some((field) => (parent as MediaUseConsents)[field]),
  ),
  video_use_consent: withdrawn,
  website_use_consent: withdrawn,
  marketing_use_consent: withdrawn,
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export type WithdrawConsent = InferType<typeof withdrawConsentSchema>;

/** The withdrawal on a job after another request of its client. */
export function withdrawnConsent<At>(
  before: ConsentWithdrawal<At> | null,
  { asked_on, ...asked }: Pick<WithdrawConsent, 'asked_on' | keyof MediaUseConsents>,
): ConsentWithdrawal<At> {
  const uses = mediaUseFields.filter((field) => asked[field] || before?.uses.includes(field));
  const earlier = before?.state === 'open' && before.asked_on < asked_on ? before.asked_on : asked_on;
  return { state: 'open', uses, asked_on: earlier, due_on: addDays(earlier, takeDownDays), done_at: null };
}
