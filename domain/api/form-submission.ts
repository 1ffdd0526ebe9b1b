import { mixed, object, string, type InferType, type Schema } from 'yup';
import { agreementSubmissionSchema, type AgreementSubmission } from '../agreement/agreement-submission';
import { requestSubmissionSchema, type RequestSubmission } from '../request/request-submission';
import { followUpSubmissionSchema } from '../follow-up/follow-up';
import { idempotencyKeyField } from '../idempotency/idempotency-key';
import {
  mediaReleaseSubmissionSchema,
  type MediaReleaseSubmission,
} from '../media-release/media-release-submission';
import { formSignalsFields } from './form-signals';
import { questionnaireSubmissionSchema } from '../questionnaire/questionnaire-answers';
import { introducedRequestSchema } from '../referral/introduction-calls';
import { referralSubmissionSchema } from '../referral/referral-submission';

export const clientInfoSchema = object({
  userAgent: string().max(1000).defined().default(''),
  /** The device's clock, ISO 8601; never used for decisions. */
  timestamp: string().max(40).defined().default(''),
  ...formSignalsFields,
}).required();

/** Fields that every public write has besides its content. */
const envelope = { clientInfo: clientInfoSchema, idempotencyKey: idempotencyKeyField };

interface SecureForms {
  readonly booking: RequestSubmission;
  readonly agreement: AgreementSubmission;
  readonly 'media-release': MediaReleaseSubmission;
}

export type SecureFormType = keyof SecureForms;

const secureForms: { readonly [Type in SecureFormType]: Schema<SecureForms[Type]> } = {
  booking: requestSubmissionSchema,
  agreement: agreementSubmissionSchema,
  'media-release': mediaReleaseSubmissionSchema,
};

function isSecureFormType(formType: unknown): formType is SecureFormType {
  return typeof formType === 'string' && Object.hasOwn(secureForms, formType);
}

interface Envelope {
  readonly clientInfo: InferType<typeof clientInfoSchema>;
  readonly idempotencyKey: string;
}

/** The body of secure-form-submission, by its formType. */
export type FormSubmission = {
  [Type in SecureFormType]: Envelope & { readonly formType: Type; readonly data: SecureForms[Type] };
}[SecureFormType];

/** The body of secure-form-submission; formType selects the schema of `data`. */
export const formSubmissionSchema = object({
  formType: string()
    .oneOf(Object.keys(secureForms) as SecureFormType[])
    .required(),
  data: mixed()
    .required()
    .when('formType', ([formType], schema) =>
      isSecureFormType(formType) ? (secureForms[formType] as typeof schema) : schema,
    ),
  ...envelope,
}).required();

/** The body of client-referral-submit. */
export const referralCallSchema = object({
  formType: string().oneOf(['referral']).required(),
  data: referralSubmissionSchema,
  ...envelope,
}).required();

/** The body of client-questionnaire-submit. */
export const questionnaireCallSchema = object({
  formType: string().oneOf(['questionnaire']).required(),
  data: questionnaireSubmissionSchema,
  ...envelope,
}).required();

/** The body of client-followup-submit. */
export const followUpCallSchema = object({
  formType: string().oneOf(['follow-up']).required(),
  data: followUpSubmissionSchema,
  ...envelope,
}).required();

/** The body of client-introduction-submit. */
export const introducedCallSchema = object({
  formType: string().oneOf(['introduction']).required(),
  data: introducedRequestSchema,
  ...envelope,
}).required();

/** The response to every public write; `hash` is the SHA-256 (hex) of the canonical formType and data received. */
export interface SubmissionReceipt {
  readonly id: string;
  readonly hash: string;
  /** Set if the request was confirmed as it came in. */
  readonly confirmed?: true;
  /** Set if nobody was available at the time that the request asks for when it came in. */
  readonly taken?: true;
}
