import { object, string, type InferType } from 'yup';
import { trueOrFalse } from '../api/plain-values';
import { contactLimits, emailAddress, emailText, nameLine } from '../contact/fields';
import { shareRoles } from './report-share';

/** What the form shares: the report with the parts below, or its confirmation of repair alone. */
const sharedKinds = ['report', 'confirmation'] as const;

const part = trueOrFalse().defined().default(false);

/**
 * The form on a report's own page: shares it with the referring agent or someone else, by email or as a link to copy.
 */
export const pageShareSchema = object({
  /** Unique to this form, so that submitting it twice shares once. */
  token: string()
    .required()
    .matches(/^[0-9a-f-]{36}$/),
  to: string().oneOf(['agent', 'someone']).required(),
  way: string().oneOf(['email', 'link']).defined().default('email'),
  email: emailText
    .defined()
    .default('')
    .when(['to', 'way'], {
      is: (to: string, way: string) => to === 'someone' && way === 'email',
      then: () => emailAddress('Enter their email address.'),
    }),
  name: nameLine('The name', contactLimits.name).defined().default(''),
  what: string().oneOf(sharedKinds).defined().default('report'),
  role: string().oneOf(shareRoles, 'Choose who they are.').defined().default('agent'),
  parts: object({ photos: part, costs: part, notes: part, video: part, pdf: part }).noUnknown().required(),
})
  .noUnknown()
  .required();

export type PageShare = InferType<typeof pageShareSchema>;

/** The fields of the form at which an error can be shown. */
export type PageShareField = 'email' | 'name' | 'role';
