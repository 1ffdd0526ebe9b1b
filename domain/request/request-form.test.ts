import { describe, expect, test } from 'vitest';
import { factorySettings } from '../settings/factory-settings';
import { fieldErrors } from '../testing/field-errors';
import { usualService } from '../../tools/testing/usual-service';
import { changedServices, renamedService } from '../../tools/testing/changed-services';
import {
  requestFormFieldOf,
  requestFormSchema,
  emptyRequestForm,
  toRequestSubmission,
  type RequestFormValues,
  type RequestFormVariant,
} from './request-form';
import { requestSubmissionSchema, type RequestSubmission } from './request-submission';

const { catalog: services } = factorySettings.services;

const service = services.at(-1) ?? usualService;
const today = '2026-11-21';
const filled: RequestFormValues = {
  name: 'Dana Whitlock',
  phone: '(312) 555-0117',
  email: 'dana@example.com',
  propertyAddress: '482 E Ridgeline Dr, Niles, OH 44070',
  serviceType: service.title,
  preferredDate: '2026-12-01',
  preferredTime: '14:00:00',
  deadline: '',
  message: '',
  specialInstructions: 'Gate code 1234',
  textsAgreed: '',
};
const variants: readonly RequestFormVariant[] = ['landing-section', 'contact-form'];
const formErrors = (variant: RequestFormVariant, overrides: Partial<RequestFormValues>) =>
  fieldErrors(requestFormSchema(variant), { ...filled, ...overrides }, { today });

describe('required fields', () => {
  test('of the landing section', () => {
    expect(fieldErrors(requestFormSchema('landing-section'), emptyRequestForm, { today })).toEqual({
      name: 'Enter your full name.',
      phone: 'Enter your phone number.',
      email: 'Enter your email address.',
      propertyAddress: 'Enter the property address.',
      serviceType: 'Choose an inspection type.',
    });
  });

  test('of the contact form', () => {
    expect(Object.keys(fieldErrors(requestFormSchema('contact-form'), emptyRequestForm, { today }))).toEqual(
      expect.arrayContaining(['name', 'phone', 'email', 'propertyAddress']),
    );
    expect(formErrors('contact-form', { serviceType: '', preferredDate: '', preferredTime: '' })).toEqual({});
  });
});

describe('the payload', () => {
  test('of the landing section is for the buyer', () => {
    expect(toRequestSubmission(factorySettings.services, 'landing-section', filled)).toEqual({
      name: 'Dana Whitlock',
      email: 'dana@example.com',
      phone: '(312) 555-0117',
      address: '482 E Ridgeline Dr, Niles, OH 44070',
      service_type: service.title,
      scheduled_date: '2026-12-01',
      scheduled_time: '14:00:00',
      total_price: service.price,
      special_instructions: 'Gate code 1234',
      report_for: 'buyer',
    });
  });

  test('of the contact form does not name a recipient', () => {
    expect(toRequestSubmission(factorySettings.services, 'contact-form', filled)).not.toHaveProperty(
      'report_for',
    );
  });

  test.each(services)('includes the price shown for $title', ({ title, price }) => {
    expect(
      toRequestSubmission(factorySettings.services, 'contact-form', { ...filled, serviceType: title })
        .total_price,
    ).toBe(price);
  });

  test('names the service as it is called today, at today’s price', () => {
    const changed = changedServices({ ...renamedService, price: usualService.price + 20 });
    const payload = toRequestSubmission(changed, 'contact-form', {
      ...filled,
      serviceType: usualService.title,
    });
    expect(payload).toMatchObject({ service_type: 'Renamed Scope', total_price: usualService.price + 20 });
  });

  test('uses the notes from the field that the form shows', () => {
    const note = { ...filled, specialInstructions: '', message: 'Side door' };
    expect(toRequestSubmission(factorySettings.services, 'landing-section', note).special_instructions).toBe(
      'Side door',
    );
  });

  test('leaves a blank date and time blank', () => {
    const payload = toRequestSubmission(factorySettings.services, 'landing-section', {
      ...filled,
      preferredDate: '',
      preferredTime: '',
    });
    expect([payload.scheduled_date, payload.scheduled_time]).toEqual(['', '']);
  });
});

describe('the deadline', () => {
  test('is sent only if there is one, and shown again from the payload', () => {
    const payload = (deadline: string) =>
      toRequestSubmission(factorySettings.services, 'contact-form', { ...filled, deadline });
    expect(payload('2026-12-08').deadline).toBe('2026-12-08');
    expect(payload('')).not.toHaveProperty('deadline');
    expect(requestFormFieldOf.deadline).toBe('deadline');
  });

  test.each([
    ['none', '', {}],
    ['today', today, {}],
    ['yesterday', '2026-11-20', { deadline: 'The date is in the past. Choose today or a later day.' }],
    ['in a year', '2027-11-21', {}],
    ['in more than a year', '2027-11-22', { deadline: 'Choose a date within a year from now.' }],
    ['no date', '2026-02-30', { deadline: 'Enter the date as month, day, and year.' }],
  ])('%s', (_what, deadline, errors) => {
    expect(formErrors('contact-form', { deadline })).toEqual(errors);
  });

  test('that has passed is accepted from a form that waited for a connection', () => {
    const payload = toRequestSubmission(factorySettings.services, 'contact-form', {
      ...filled,
      deadline: '2026-11-20',
    });
    expect(fieldErrors(requestSubmissionSchema, payload, { today })).toEqual({});
  });
});

describe.each(variants)('form and server agree on: %s', (variant) => {
  test.each<[string, Partial<RequestFormValues>]>([
    ['valid input', {}],
    ['a phone number without formatting', { phone: '312 555 0117' }],
    ['a short phone', { phone: '(312) 555-01' }],
    ['no phone', { phone: '' }],
    ['a malformed email', { email: 'dana@example' }],
    ['an email with capitals and spaces', { email: ' Dana@Example.com ' }],
    ['no email', { email: ' ' }],
    ['a blank name', { name: '  ' }],
    ['a long name', { name: 'D'.repeat(121) }],
    ['a short address', { propertyAddress: '12' }],
    ['a long address', { propertyAddress: 'A'.repeat(301) }],
    ['today', { preferredDate: today }],
    ['a far date', { preferredDate: '2028-01-01' }],
    ['February 29 of a common year', { preferredDate: '2027-02-29' }],
    ['a deadline', { deadline: '2026-12-08' }],
    ['a far deadline', { deadline: '2028-01-01' }],
    ['an invalid deadline', { deadline: '2026-02-30' }],
    ['an invalid time', { preferredTime: 'morning' }],
    ['a long note', { specialInstructions: 'x'.repeat(5000) }],
    ['a long service', { serviceType: 'S'.repeat(121) }],
    ['markup', { name: '<b>Dana</b>', specialInstructions: '<script>alert(1)</script>' }],
    ['emoji', { name: 'Dana 🏡', specialInstructions: '🐕'.repeat(2000) }],
    ['right to left', { name: 'שרה כהן', propertyAddress: 'רחוב הרצל 12, Niles' }],
    ['an override and NUL', { name: 'Da\u202Ena\u0000', email: 'da\u202Ena@example.com' }],
    ['a lone surrogate', { name: 'Dana \uD83D' }],
    ['several at once', { name: '', email: 'x', phone: '1', preferredDate: '2030-01-01' }],
  ])('%s', (_what, overrides) => {
    const values = { ...filled, ...overrides };
    const server = fieldErrors(
      requestSubmissionSchema,
      toRequestSubmission(factorySettings.services, variant, values),
      { today },
    );
    const atTheForm = Object.fromEntries(
      Object.entries(server).map(([field, sentence]) => [
        requestFormFieldOf[field as keyof RequestSubmission],
        sentence,
      ]),
    );
    expect(atTheForm).toEqual(formErrors(variant, overrides));
  });

  test('a long note is refused in either field', () => {
    const long = 'x'.repeat(5000);
    const sentence = 'The note can be up to 2,000 characters. Yours is 5,000.';
    expect(formErrors(variant, { message: long })).toEqual({ message: sentence });
    expect(formErrors(variant, { specialInstructions: long })).toEqual({ specialInstructions: sentence });
  });

  test('the server accepts the form’s cast values unchanged', () => {
    const values = requestFormSchema(variant).cast({
      ...filled,
      name: ' Dana\u202E  Whitlock ',
      email: ' Dana@Example.COM ',
      phone: '3125550117',
      textsAgreed: '',
      specialInstructions: 'Nu\u200B\u0301n\u0303ez\r\nside door ',
    });
    const payload = toRequestSubmission(factorySettings.services, variant, values);
    expect(requestSubmissionSchema.cast(payload)).toEqual(payload);
  });
});

test('every payload field has a field in the form', () => {
  const payload = toRequestSubmission(factorySettings.services, 'landing-section', {
    ...filled,
    deadline: today,
    textsAgreed: 'yes',
  });
  expect(Object.keys(requestFormFieldOf).sort()).toEqual(Object.keys(payload).sort());
  for (const field of Object.values(requestFormFieldOf)) expect(emptyRequestForm).toHaveProperty(field);
});
