import type { FormikErrors } from 'formik';
import { object, type InferType } from 'yup';
import type { CustomerChoice } from '@domain/customer/customer-choice';
import { emailField, nameField } from '@domain/contact/fields';
import { nameAndEmailMissing } from '@domain/request/send-forms';
import { validateWith } from '@/forms/validate-with';

const recipientSchema = object({ name: nameField, email: emailField }).required();
const validate = validateWith(recipientSchema);

export type FormsRecipient = InferType<typeof recipientSchema>;

export interface SendFormsValues extends FormsRecipient {
  readonly customer_keep: CustomerChoice['keep'];
}

/** Errors by field. Missing fields share one sentence, shown at the first of them. */
export function validateRecipient(values: FormsRecipient): FormikErrors<FormsRecipient> {
  const missing = (['name', 'email'] as const).find((field) => values[field].trim() === '');
  return missing ? { [missing]: nameAndEmailMissing } : validate(values);
}

export function toRecipient(values: FormsRecipient): FormsRecipient {
  return recipientSchema.cast(values);
}
