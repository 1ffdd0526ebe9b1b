import { emptyBookingForm, toBookingSubmission } from '@domain/booking/booking-form';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import {
  fieldErrors,
  hasMissingField,
  isOfVariant,
  mergedWithDraft,
  readBookingValues,
  valuesOfSubmission,
} from './booking-values';

const values = {
  ...emptyBookingForm,
  name: 'Ana Reyes',
  phone: '(801) 555-0142',
  email: 'ana@example.com',
  propertyAddress: '12 Elm St, Provo 84601',
  serviceType: 'Rush Sewer Scope',
  preferredDate: '2026-03-12',
  preferredTime: '10:00:00',
  specialInstructions: 'Side gate',
};

describe('valuesOfSubmission', () => {
  it('is the way back from a payload to the form', () => {
    expect(valuesOfSubmission(toBookingSubmission('landing-section', values))).toEqual(values);
  });
});

describe('isOfVariant', () => {
  it.each(['landing-section', 'contact-form'] as const)('tells what the %s wrote', (variant) => {
    const other = variant === 'contact-form' ? 'landing-section' : 'contact-form';
    const payload = toBookingSubmission(variant, values);
    expect(isOfVariant(variant, payload)).toBe(true);
    expect(isOfVariant(other, payload)).toBe(false);
  });
});

describe('mergedWithDraft', () => {
  it('brings back what was typed before, and leaves alone what stands in the form by now', () => {
    const draft = toBookingSubmission('contact-form', values);
    expect(mergedWithDraft({ ...emptyBookingForm, name: 'Ben Ortiz' }, draft)).toEqual({
      ...values,
      name: 'Ben Ortiz',
    });
  });
});

describe('fieldErrors', () => {
  it('puts the payload’s fields beside the form’s', () => {
    expect(fieldErrors({ address: 'Where is it?', scheduled_date: 'Too late.' })).toEqual({
      propertyAddress: 'Where is it?',
      preferredDate: 'Too late.',
    });
  });

  it('is empty for a refusal that names no field', () => {
    expect(fieldErrors(undefined)).toEqual({});
    expect(fieldErrors({ idempotencyKey: 'No.' })).toEqual({});
  });
});

describe('hasMissingField', () => {
  it('asks for the inspection type on the landing page only', () => {
    const without = { ...values, serviceType: '' };
    expect(hasMissingField('landing-section', without)).toBe(true);
    expect(hasMissingField('contact-form', without)).toBe(false);
  });

  it('takes white space for nothing, and wrong input for something', () => {
    expect(hasMissingField('contact-form', { ...values, name: '  ' })).toBe(true);
    expect(hasMissingField('contact-form', { ...values, email: 'not an address' })).toBe(false);
  });
});

describe('readBookingValues', () => {
  const formWith = (focused: string) => {
    const { document, FormData } = new JSDOM(
      '<form><input name="name" value="Ana"><input name="phone" value="8015550142"><input name="email">' +
        '<input name="other" value="x"><select name="serviceType"><option value="">-</option></select></form>',
    ).window;
    globalThis.FormData = FormData;
    document.querySelector<HTMLInputElement>(`[name="${focused}"]`)?.focus();
    return document.querySelector('form') as HTMLFormElement;
  };

  it('reads what is filled in, the phone in its shape', () => {
    expect(readBookingValues(formWith('name'))).toEqual({ name: 'Ana', phone: '(801) 555-0142' });
  });

  it('leaves a half-typed phone alone, and gives a complete one its shape', () => {
    const form = formWith('phone');
    expect(readBookingValues(form).phone).toBe('(801) 555-0142');
    form.querySelector<HTMLInputElement>('[name=phone]')!.value = '80155';
    expect(readBookingValues(form).phone).toBe('80155');
  });
});
