import { boolean, object, type InferType } from 'yup';
import { signingFields } from '../legal/signing-fields';

const consent = boolean().defined().default(false);

/** The `data` of secure-form-submission with formType media-release: specification part 1, sections 3 and 5. */
export const mediaReleaseSubmissionSchema = object({
  ...signingFields,
  photo_use_consent: consent,
  video_use_consent: consent.when('photo_use_consent', ([photo], schema) =>
    photo === true ? schema : schema.oneOf([true], 'Agree to at least one of photo or video use.'),
  ),
  website_use_consent: consent,
  marketing_use_consent: consent,
})
  .noUnknown()
  .required();

export type MediaReleaseSubmission = InferType<typeof mediaReleaseSubmissionSchema>;
