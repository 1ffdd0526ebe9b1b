import { object, string } from 'yup';
import { clientEmailField, contactLimits } from '../contact/fields';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';

/** office-request-correct: a request's email address, to which its confirmation is sent again. */
export const correctRequestSchema = object({
  leadId: documentIdField,
  email: clientEmailField,
  /** The address that the office saw. */
  seen: string().max(contactLimits.email).defined().default(''),
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();
