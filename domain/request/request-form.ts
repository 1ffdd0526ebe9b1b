import { object, type InferType } from 'yup';
import {
  addressField,
  contactLimits,
  emailField,
  lineOfText,
  linesOfText,
  nameField,
  phoneField,
} from '../contact/fields';
import { deadlineField } from '../deadline/deadline-field';
import { currentTitle, quotedPrice } from '../settings/offered-services';
import type { ServicesSettings } from '../settings/settings';
import type { RequestSubmission } from './request-submission';
import { impossibleTime } from './offered-times';
import { notPast, preferredDateField, preferredTimeField, type PreferredTimeContext } from './preferred-time';

/** Which of the two booking forms: the landing-page section, or the contact form below it. */
export type RequestFormVariant = 'landing-section' | 'contact-form';

const anyService = lineOfText('The service', 120).defined().default('');

/** The form's own field names: requirement B-02. Validate with `{ context: { today, now, settings } }`. */
export function requestFormSchema(variant: RequestFormVariant) {
  return object({
    name: nameField,
    phone: phoneField,
    email: emailField,
    propertyAddress: addressField,
    serviceType:
      variant === 'landing-section' ? anyService.required('Choose an inspection type.') : anyService,
    preferredDate: notPast(preferredDateField),
    preferredTime: preferredTimeField.test('possible', (time, { options, parent, createError }) => {
      const { now, settings } = (options.context ?? {}) as Partial<PreferredTimeContext>;
      const { preferredDate } = parent as { readonly preferredDate: string };
      const message = now && settings && impossibleTime(settings, variant, preferredDate, time, now);
      return message === undefined || createError({ message });
    }),
    deadline: notPast(deadlineField),
    message: linesOfText('The note', contactLimits.note).defined().default(''),
    specialInstructions: linesOfText('The note', contactLimits.note).defined().default(''),
    /** 'yes' or '', like the text of the other fields, so that drafts keep it. */
    textsAgreed: lineOfText('The choice', 3).defined().default(''),
  });
}

export type RequestFormValues = InferType<ReturnType<typeof requestFormSchema>>;

export const emptyRequestForm: RequestFormValues = {
  name: '',
  phone: '',
  email: '',
  propertyAddress: '',
  serviceType: '',
  preferredDate: '',
  preferredTime: '',
  deadline: '',
  message: '',
  specialInstructions: '',
  textsAgreed: '',
};

/** Form values -> payload. Blank fields stay blank; the server fills in the defaults. */
export function toRequestSubmission(
  services: ServicesSettings,
  variant: RequestFormVariant,
  values: RequestFormValues,
): RequestSubmission {
  return {
    name: values.name,
    email: values.email,
    phone: values.phone,
    address: values.propertyAddress,
    service_type: currentTitle(services, values.serviceType),
    scheduled_date: values.preferredDate,
    scheduled_time: values.preferredTime,
    total_price: quotedPrice(services, values.serviceType),
    special_instructions: values.specialInstructions || values.message,
    ...(values.textsAgreed !== '' && { texts_agreed: true }),
    ...(values.deadline !== '' && { deadline: values.deadline }),
    ...(variant === 'landing-section' && { report_for: 'buyer' }),
  };
}

/** Field of the payload -> field of the form, to show a server error next to the right input. */
export const requestFormFieldOf: Readonly<Record<keyof RequestSubmission, keyof RequestFormValues>> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  address: 'propertyAddress',
  service_type: 'serviceType',
  scheduled_date: 'preferredDate',
  scheduled_time: 'preferredTime',
  deadline: 'deadline',
  total_price: 'serviceType',
  special_instructions: 'specialInstructions',
  texts_agreed: 'textsAgreed',
  report_for: 'name',
};
