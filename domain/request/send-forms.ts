import { object, string, type InferType } from 'yup';
import { emailField, nameField } from '../contact/fields';
import { customerChoiceField } from '../customer/customer-choice';
import { documentIdField } from '../firestore/document-id';
import { idempotencyKeyField } from '../idempotency/idempotency-key';

/** Days from today to the date of a job created only to send its forms: requirement L-15. */
export const sentFormsDaysAhead = 7;

/** The dialog's error if either is missing. */
export const nameAndEmailMissing = 'Please provide both name and email address.';

/** office-forms-send: creates a pending job and emails its forms, for a request or referral not accepted yet. */
export const sendFormsSchema = object({
  source: string()
    .oneOf(['lead', 'referral'] as const)
    .required(),
  sourceId: documentIdField,
  name: nameField,
  email: emailField,
  customer: customerChoiceField,
  idempotencyKey: idempotencyKeyField,
})
  .noUnknown()
  .required();

export type SendForms = InferType<typeof sendFormsSchema>;
