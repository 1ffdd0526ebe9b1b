import {
  requestFormFieldOf,
  emptyRequestForm,
  type RequestFormValues,
  type RequestFormVariant,
} from '@domain/request/request-form';
import { fieldsIn } from '@domain/json/guards';
import { formatPhone, formatPhoneInput } from '@domain/contact/phone';
import { contentOf, type OutboxEntry } from '@/offline/outbox-entry';

/** The required fields of each form (requirement B-03). */
function requiredFields(variant: RequestFormVariant): readonly (keyof RequestFormValues)[] {
  const always = ['name', 'phone', 'email', 'propertyAddress'] as const;
  return variant === 'landing-section' ? [...always, 'serviceType'] : always;
}

/** Whether a required field is empty. Invalid values don't count. */
export function hasMissingField(variant: RequestFormVariant, values: RequestFormValues): boolean {
  return requiredFields(variant).some((field) => values[field].trim() === '');
}

/** The form's values from an earlier submission, to be corrected. */
export function valuesOfSubmission(data: unknown): RequestFormValues {
  const payload = fieldsIn(data);
  const values: RequestFormValues = { ...emptyRequestForm };
  for (const [name, field] of Object.entries(requestFormFieldOf)) {
    const value = payload[name];
    if (name === 'texts_agreed') values.textsAgreed = value === true ? 'yes' : '';
    else if (name !== 'report_for' && typeof value === 'string') values[field] = value;
  }
  return values;
}

/** Whether a payload belongs to this form. Only the landing-page section asks whom the report is for. */
export function isOfVariant(variant: RequestFormVariant, data: unknown): boolean {
  const fromSection = typeof data === 'object' && data !== null && 'report_for' in data;
  return fromSection === (variant === 'landing-section');
}

/** Fills empty fields from a stored draft. */
export function mergedWithDraft(values: RequestFormValues, draft: unknown): RequestFormValues {
  const typed = Object.entries(values).filter(([, value]) => value !== '');
  return { ...valuesOfSubmission(draft), ...Object.fromEntries(typed) };
}

/** Maps the server's field errors from payload fields to form fields. */
export function fieldErrors(
  fields: Readonly<Record<string, string>> | undefined,
): Partial<Record<keyof RequestFormValues, string>> {
  const errors: Partial<Record<keyof RequestFormValues, string>> = {};
  for (const [name, field] of Object.entries(requestFormFieldOf)) {
    const sentence = fields?.[name];
    if (sentence !== undefined) errors[field] ??= sentence;
  }
  return errors;
}

/** A refused entry's errors, at the fields that still hold what was refused. */
export function standingErrors(entry: OutboxEntry): Partial<Record<keyof RequestFormValues, string>> {
  const refused = valuesOfSubmission(entry.data);
  const shown = valuesOfSubmission(contentOf(entry));
  const errors = Object.entries(fieldErrors(entry.refusal?.fields));
  return Object.fromEntries(
    errors.filter(([name]) => {
      const field = name as keyof RequestFormValues;
      return refused[field] === shown[field];
    }),
  );
}

/** The values in the form's inputs. The phone number is formatted unless the caret is in the middle of it. */
export function readRequestValues(form: HTMLFormElement): Partial<RequestFormValues> {
  const values: Partial<RequestFormValues> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '' && name in emptyRequestForm) {
      values[name as keyof RequestFormValues] = value;
    }
  }
  if (values.phone !== undefined) {
    const input = form.elements.namedItem('phone') as HTMLInputElement;
    const caret = input === form.ownerDocument.activeElement ? input.selectionStart : null;
    values.phone = caret === null ? formatPhone(values.phone) : formatPhoneInput('', values.phone, caret);
  }
  return values;
}
