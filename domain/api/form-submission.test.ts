import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../testing/field-errors';
import { formSubmissionSchema } from './form-submission';

const body = {
  formType: 'booking',
  data: {
    name: 'Dana Whitlock',
    email: 'dana@example.com',
    phone: '(312) 555-0117',
    address: '482 E Ridgeline Dr, Niles, OH 44070',
    scheduled_date: '2026-12-01',
  },
  clientInfo: { userAgent: 'Mozilla/5.0', timestamp: '2026-11-21T10:00:00.000Z' },
  idempotencyKey: '0b1f6a4e-6f0e-4a4e-9a64-3f0c6f1b2a77',
};
const errors = (overrides: object) =>
  fieldErrors(formSubmissionSchema, { ...body, ...overrides }, { today: '2026-11-21' });

test('the body of requirement B-15 is accepted with its key', () => {
  expect(errors({})).toEqual({});
});

describe('is refused', () => {
  test.each(['referral', 'questionnaire', '', undefined])('for form type %j', (formType) => {
    expect(errors({ formType })).toHaveProperty('formType');
  });

  test('for a date too far ahead of the date in the context', () => {
    expect(errors({ data: { ...body.data, scheduled_date: '2027-11-22' } })).toEqual({
      'data.scheduled_date': 'Choose a date within a year from now.',
    });
  });

  test('without an idempotency key', () => {
    expect(errors({ idempotencyKey: undefined })).toHaveProperty('idempotencyKey');
  });

  test('for an overlong user agent', () => {
    expect(errors({ clientInfo: { userAgent: 'x'.repeat(1001), timestamp: '' } })).toHaveProperty([
      'clientInfo.userAgent',
    ]);
  });
});
