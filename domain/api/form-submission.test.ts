import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../testing/field-errors';
import { formSubmissionSchema } from './form-submission';

const body = {
  formType: 'booking',
  data: {
    name: 'Dana Whitlock',
    email: 'dana@example.com',
    phone: '(801) 555-0117',
    address: '482 E Ridgeline Dr, Sandy, UT 84070',
    scheduled_date: '2026-12-01',
  },
  clientInfo: { userAgent: 'Mozilla/5.0', timestamp: '2026-11-21T10:00:00.000Z' },
  idempotencyKey: '0b1f6a4e-6f0e-4a4e-9a64-3f0c6f1b2a77',
};
const errors = (overrides: object) =>
  fieldErrors(formSubmissionSchema, { ...body, ...overrides }, { today: '2026-11-21' });

test('the specification’s body with its key is accepted', () => {
  expect(errors({})).toEqual({});
});

describe('refused', () => {
  test.each(['referral', 'questionnaire', '', undefined])('form type %j', (formType) => {
    expect(errors({ formType })).toHaveProperty('formType');
  });

  test('data whose date is in the past by the date in the context', () => {
    expect(errors({ data: { ...body.data, scheduled_date: '2026-11-20' } })).toEqual({
      'data.scheduled_date': 'The date is in the past. Choose today or a later day.',
    });
  });

  test('no key', () => {
    expect(errors({ idempotencyKey: undefined })).toHaveProperty('idempotencyKey');
  });

  test('a user agent without end', () => {
    expect(errors({ clientInfo: { userAgent: 'x'.repeat(1001), timestamp: '' } })).toHaveProperty([
      'clientInfo.userAgent',
    ]);
  });
});
