import type { FormikErrors } from 'formik';
import { object, type InferType } from 'yup';
import { emailField, nameField } from '@domain/contact/fields';
import { nameAndEmailMissing } from '@domain/request/send-forms';
import { validateWith } from '@/forms/validate-with';

const recipientSchema = object({ name: nameField, email: emailField }).required();
const validate = validateWith(recipientSchema);

/** To whom the forms go. */
export type FormsRecipient = InferType<typeof recipientSchema>;

/** Errors by field; what is missing has one sentence, at the first of them. */
export function validateRecipient(values: FormsRecipient): FormikErrors<FormsRecipient> {
  const missing = (['name', 'email'] as const).find((field) => values[field].trim() === '');
  return missing ? { [missing]: nameAndEmailMissing } : validate(values);
}

export function toRecipient(values: FormsRecipient): FormsRecipient {
  return recipientSchema.cast(values);
}
