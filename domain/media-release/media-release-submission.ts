import { object, type InferType } from 'yup';
import { trueOrFalse } from '../api/plain-values';
import { signingFields } from '../legal/signing-fields';

const consent = trueOrFalse('Check this box or leave it empty.').defined().default(false);

/** The `data` of secure-form-submission with formType media-release: requirements F-08 to F-10. */
export const mediaReleaseSubmissionSchema = object({
  ...signingFields,
  photo_use_consent: consent,
  video_use_consent: consent.when('photo_use_consent', ([photo], schema) =>
    photo === true ? schema : schema.oneOf([true], 'Agree to photo use, video use, or both.'),
  ),
  website_use_consent: consent,
  marketing_use_consent: consent,
})
  .noUnknown()
  .required();

export type MediaReleaseSubmission = InferType<typeof mediaReleaseSubmissionSchema>;
