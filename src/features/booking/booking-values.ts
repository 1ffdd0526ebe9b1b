import {
  bookingFormFieldOf,
  emptyBookingForm,
  type BookingFormValues,
  type BookingFormVariant,
} from '@domain/booking/booking-form';
import { formatPhone, isCompletePhone } from '@domain/contact/phone';

/** The fields that a form may not leave empty: specification part 1, section 5. */
function requiredFields(variant: BookingFormVariant): readonly (keyof BookingFormValues)[] {
  const always = ['name', 'phone', 'email', 'propertyAddress'] as const;
  return variant === 'landing-section' ? [...always, 'serviceType'] : always;
}

/** Whether a required field is empty, as opposed to filled in wrongly. */
export function hasMissingField(variant: BookingFormVariant, values: BookingFormValues): boolean {
  return requiredFields(variant).some((field) => values[field].trim() === '');
}

/** The form's values of a payload that was submitted before, for its correction. */
export function valuesOfSubmission(data: unknown): BookingFormValues {
  const payload = data as Readonly<Record<string, unknown>>;
  const values: BookingFormValues = { ...emptyBookingForm };
  for (const [name, field] of Object.entries(bookingFormFieldOf)) {
    const value = payload[name];
    if (name !== 'report_for' && typeof value === 'string') values[field] = value;
  }
  return values;
}

/** Whether a payload was written in this form: only the landing-page section says whom the report is for. */
export function isOfVariant(variant: BookingFormVariant, data: unknown): boolean {
  const fromSection = typeof data === 'object' && data !== null && 'report_for' in data;
  return fromSection === (variant === 'landing-section');
}

/** What an earlier visit typed, under what stands in the form by now. */
export function mergedWithDraft(values: BookingFormValues, draft: unknown): BookingFormValues {
  const typed = Object.entries(values).filter(([, value]) => value !== '');
  return { ...valuesOfSubmission(draft), ...Object.fromEntries(typed) };
}

/** A server's sentences, by field of the payload, as errors by field of the form. */
export function fieldErrors(
  fields: Readonly<Record<string, string>> | undefined,
): Partial<Record<keyof BookingFormValues, string>> {
  const errors: Partial<Record<keyof BookingFormValues, string>> = {};
  for (const [name, field] of Object.entries(bookingFormFieldOf)) {
    const sentence = fields?.[name];
    if (sentence !== undefined) errors[field] ??= sentence;
  }
  return errors;
}

/** What stands in a form's inputs; the phone in its shape unless it is half typed. */
export function readBookingValues(form: HTMLFormElement): Partial<BookingFormValues> {
  const values: Partial<BookingFormValues> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '' && name in emptyBookingForm) {
      values[name as keyof BookingFormValues] = value;
    }
  }
  const typing = form.ownerDocument.activeElement?.getAttribute('name') === 'phone';
  if (values.phone !== undefined && (!typing || isCompletePhone(values.phone))) {
    values.phone = formatPhone(values.phone);
  }
  return values;
}
