import { emptyRequestForm, toRequestSubmission } from '@domain/request/request-form';
import { factorySettings } from '@domain/settings/factory-settings';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { usualService } from '../../../tools/testing/usual-service';
import {
  fieldErrors,
  hasMissingField,
  isOfVariant,
  mergedWithDraft,
  readRequestValues,
  valuesOfSubmission,
} from './request-values';

const values = {
  ...emptyRequestForm,
  name: 'Ana Reyes',
  phone: '(801) 555-0147',
  email: 'ana@example.com',
  propertyAddress: '12 Elm St, Akron 44601',
  serviceType: usualService.title,
  preferredDate: '2026-03-12',
  preferredTime: '10:00:00',
  specialInstructions: 'Side gate',
};

describe('valuesOfSubmission', () => {
  it('converts a payload back to form values', () => {
    expect(
      valuesOfSubmission(toRequestSubmission(factorySettings.services, 'landing-section', values)),
    ).toEqual(values);
  });

  it.each([null, undefined, 'text', [], { name: 7 }])(
    '%j, which an old device may hold, is an empty form',
    (data) => {
      expect(valuesOfSubmission(data)).toEqual(emptyRequestForm);
    },
  );
});

describe('isOfVariant', () => {
  it.each(['landing-section', 'contact-form'] as const)('recognizes values from the %s', (variant) => {
    const other = variant === 'contact-form' ? 'landing-section' : 'contact-form';
    const payload = toRequestSubmission(factorySettings.services, variant, values);
    expect(isOfVariant(variant, payload)).toBe(true);
    expect(isOfVariant(other, payload)).toBe(false);
  });
});

describe('mergedWithDraft', () => {
  it('restores what was typed before and keeps what is in the form now', () => {
    const draft = toRequestSubmission(factorySettings.services, 'contact-form', values);
    expect(mergedWithDraft({ ...emptyRequestForm, name: 'Ben Ortiz' }, draft)).toEqual({
      ...values,
      name: 'Ben Ortiz',
    });
  });
});

describe('fieldErrors', () => {
  it('maps payload fields to form fields', () => {
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
  it('requires the inspection type only on the landing page', () => {
    const without = { ...values, serviceType: '' };
    expect(hasMissingField('landing-section', without)).toBe(true);
    expect(hasMissingField('contact-form', without)).toBe(false);
  });

  it('treats white space as missing, but not invalid input', () => {
    expect(hasMissingField('contact-form', { ...values, name: '  ' })).toBe(true);
    expect(hasMissingField('contact-form', { ...values, email: 'not an address' })).toBe(false);
  });
});

describe('readRequestValues', () => {
  const formWith = (focused: string) => {
    const { document, FormData } = new JSDOM(
      '<form><input name="name" value="Ana"><input name="phone" value="8015550147"><input name="email">' +
        '<input name="other" value="x"><select name="serviceType"><option value="">-</option></select></form>',
    ).window;
    globalThis.FormData = FormData;
    document.querySelector<HTMLInputElement>(`[name="${focused}"]`)?.focus();
    return document.querySelector('form') as HTMLFormElement;
  };

  it('reads the filled-in values with a formatted phone number', () => {
    expect(readRequestValues(formWith('name'))).toEqual({ name: 'Ana', phone: '(801) 555-0147' });
  });

  it('formats a phone number being typed, but not with the caret in the middle', () => {
    const form = formWith('phone');
    const phone = form.querySelector<HTMLInputElement>('[name=phone]')!;
    phone.value = '+1 801 55';
    expect(readRequestValues(form).phone).toBe('(801) 55');
    phone.value = '80155501';
    phone.setSelectionRange(3, 3);
    expect(readRequestValues(form).phone).toBe('80155501');
  });

  it('keeps an invalid phone number as typed', () => {
    const form = formWith('name');
    form.querySelector<HTMLInputElement>('[name=phone]')!.value = '80a15550133';
    expect(readRequestValues(form).phone).toBe('80a15550133');
  });
});
