import { boolean, object, string, type InferType } from 'yup';
import { inspectionDateField, signingFields } from '../legal/signing-fields';

/** The `data` of secure-form-submission with formType agreement: specification part 1, section 3. */
export const agreementSubmissionSchema = object({
  ...signingFields,
  inspection_date: inspectionDateField,
  agreement_type: string().oneOf(['inspection']).required(),
  terms_accepted: boolean().required('Agree to the terms.').oneOf([true], 'Agree to the terms.'),
})
  .noUnknown()
  .required();

export type AgreementSubmission = InferType<typeof agreementSubmissionSchema>;
