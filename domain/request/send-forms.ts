import { object, string, type InferType } from 'yup';
import { emailField, nameField } from '../contact/fields';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';

/** Days from today to the date of a booking that was made only to send its forms: specification part 2, section 9. */
export const sentFormsDaysAhead = 7;

/** The one sentence of the dialog where either is missing. */
export const nameAndEmailMissing = 'Please provide both name and email address.';

/**
 * office-forms-send: a pending booking and its forms for a request or a referral that is not accepted
 * yet.
 */
export const sendFormsSchema = object({
  source: string()
    .oneOf(['lead', 'referral'] as const)
    .required(),
  sourceId: documentIdField,
  name: nameField,
  email: emailField,
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export type SendForms = InferType<typeof sendFormsSchema>;
