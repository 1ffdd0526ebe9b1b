import { object, type InferType } from 'yup';
import { trueOrFalse } from '../api/plain-values';
import type { MediaUseConsents } from '../legal/signed-document';
import { signingFields } from '../legal/signing-fields';
import { mediaUseFields } from './media-uses';

const consent = trueOrFalse('Check this box or leave it empty.').defined().default(false);

/**
 * The `data` of secure-form-submission with formType media-release: requirements F-08 to F-10. The client either agrees
 * to photo or video use, or answers with `consent_declined` that none of the four is given.
 */
export const mediaReleaseSubmissionSchema = object({
  ...signingFields,
  photo_use_consent: consent,
  video_use_consent: consent.when(['photo_use_consent', 'consent_declined'], ([photo, declined], schema) =>
    photo === true || declined === true
      ? schema
      : schema.oneOf([true], 'Agree to photo use, video use, or both, or choose “I do not consent.”'),
  ),
  website_use_consent: consent,
  marketing_use_consent: consent,
  consent_declined: consent.test(
    'alone',
    'Choose either what we may do, or that you do not consent.',
    (declined, { parent }) =>
      !declined || mediaUseFields.every((field) => (parent as Partial<MediaUseConsents>)[field] !== true),
  ),
})
  .noUnknown()
  .required();

export type MediaReleaseSubmission = InferType<typeof mediaReleaseSubmissionSchema>;
