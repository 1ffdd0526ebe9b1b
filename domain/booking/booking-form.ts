import { object, type InferType } from 'yup';
import { quotedPrice } from '../business/prices';
import {
  addressField,
  contactLimits,
  emailField,
  lineOfText,
  linesOfText,
  nameField,
  phoneField,
} from '../contact/fields';
import type { BookingSubmission } from './booking-submission';
import { impossibleTime } from './offered-times';
import { preferredDateField, preferredTimeField, type BookingContext } from './preferred-time';

/** Which of the two booking forms: the landing-page section, or the contact form below it. */
export type BookingFormVariant = 'landing-section' | 'contact-form';

const anyService = lineOfText('The service', 120).defined().default('');

const notPastDateField = preferredDateField.test(
  'not-past',
  'The date is in the past. Choose today or a later day.',
  (value, { options }) => {
    const today = (options.context as BookingContext | undefined)?.today;
    return value === '' || today === undefined || value >= today;
  },
);

/** The form's own field names: requirement B-02. Validate with `{ context: { today, now } }`. */
export function bookingFormSchema(variant: BookingFormVariant) {
  return object({
    name: nameField,
    phone: phoneField,
    email: emailField,
    propertyAddress: addressField,
    serviceType:
      variant === 'landing-section' ? anyService.required('Choose an inspection type.') : anyService,
    preferredDate: notPastDateField,
    preferredTime: preferredTimeField.test('possible', (time, { options, parent, createError }) => {
      const now = (options.context as BookingContext | undefined)?.now;
      const { preferredDate } = parent as { readonly preferredDate: string };
      const message = now && impossibleTime(variant, preferredDate, time, now);
      return message === undefined || createError({ message });
    }),
    message: linesOfText('The note', contactLimits.note).defined().default(''),
    specialInstructions: linesOfText('The note', contactLimits.note).defined().default(''),
  });
}

export type BookingFormValues = InferType<ReturnType<typeof bookingFormSchema>>;

export const emptyBookingForm: BookingFormValues = {
  name: '',
  phone: '',
  email: '',
  propertyAddress: '',
  serviceType: '',
  preferredDate: '',
  preferredTime: '',
  message: '',
  specialInstructions: '',
};

/** Form values -> payload. Blank fields stay blank; the server fills in the defaults. */
export function toBookingSubmission(
  variant: BookingFormVariant,
  values: BookingFormValues,
): BookingSubmission {
  return {
    name: values.name,
    email: values.email,
    phone: values.phone,
    address: values.propertyAddress,
    service_type: values.serviceType,
    scheduled_date: values.preferredDate,
    scheduled_time: values.preferredTime,
    total_price: quotedPrice(values.serviceType),
    special_instructions: values.specialInstructions || values.message,
    ...(variant === 'landing-section' && { report_for: 'buyer' }),
  };
}

/** Field of the payload -> field of the form, to show a server error next to the right input. */
export const bookingFormFieldOf: Readonly<Record<keyof BookingSubmission, keyof BookingFormValues>> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  address: 'propertyAddress',
  service_type: 'serviceType',
  scheduled_date: 'preferredDate',
  scheduled_time: 'preferredTime',
  total_price: 'serviceType',
  special_instructions: 'specialInstructions',
  report_for: 'name',
};
