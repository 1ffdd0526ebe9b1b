import { requestFormSchema, emptyRequestForm } from '@domain/request/request-form';
import { describe, expect, it } from 'vitest';
import { usualService } from '../../tools/testing/usual-service';
import { validateWith } from './validate-with';

const complete = {
  ...emptyRequestForm,
  name: 'Ana Reyes',
  phone: '312 555 0142',
  email: ' Ana@Example.com ',
  propertyAddress: '12 Elm St, Akron 44601',
  serviceType: usualService.title,
};

describe('validateWith', () => {
  const validate = validateWith(requestFormSchema('landing-section'), () => ({ today: '2026-03-10' }));

  it('reports each required field that is empty, with one message each', () => {
    expect(validate(emptyRequestForm)).toEqual({
      name: 'Enter your full name.',
      phone: 'Enter your phone number.',
      email: 'Enter your email address.',
      propertyAddress: 'Enter the property address.',
      serviceType: 'Choose an inspection type.',
    });
  });

  it('casts first, so that what the server would normalize is no error', () => {
    expect(validate(complete)).toEqual({});
  });

  it('requests the context each time', () => {
    let today = '2026-03-10';
    const validateNow = validateWith(requestFormSchema('landing-section'), () => ({ today }));
    const values = { ...complete, preferredDate: '2026-03-10' };
    expect(validateNow(values)).toEqual({});
    today = '2026-03-11';
    expect(validateNow(values)).toEqual({
      preferredDate: 'The date is in the past. Choose today or a later day.',
    });
  });
});
