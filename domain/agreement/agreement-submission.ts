import { object, string, type InferType } from 'yup';
import { trueOrFalse } from '../api/plain-values';
import { signingFields } from '../legal/signing-fields';

/** The `data` of secure-form-submission with formType agreement: requirement F-07. */
export const agreementSubmissionSchema = object({
  ...signingFields,
  agreement_type: string().oneOf(['inspection']).required(),
  terms_accepted: trueOrFalse('Agree to the terms.')
    .required('Agree to the terms.')
    .oneOf([true], 'Agree to the terms.'),
})
  .noUnknown()
  .required();

export type AgreementSubmission = InferType<typeof agreementSubmissionSchema>;
