import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../testing/field-errors';
import { agreementSubmissionSchema } from './agreement-submission';

const data = {
  booking_id: 'key',
  client_name: 'Dana Whitlock',
  client_signature: 'Dana Whitlock',
  agreement_type: 'inspection',
  terms_accepted: true,
  electronic_consent: true,
  text_version: '2026-11-01',
  text_hash: 'a'.repeat(64),
};
const errors = (overrides: object) => fieldErrors(agreementSubmissionSchema, { ...data, ...overrides });

test('values known from the booking or the server are ignored without an error', () => {
  const forged = {
    property_address: '1 Else St',
    inspection_date: '2026-02-30',
    signature_date: '2099-01-01',
  };
  expect(errors({})).toEqual({});
  expect(errors(forged)).toEqual({});
  expect(agreementSubmissionSchema.cast({ ...data, ...forged }, { stripUnknown: true })).toEqual(data);
});

describe('is refused at the field', () => {
  test.each([
    ['client_name', ' '],
    ['client_name', 'x'.repeat(300)],
    ['client_signature', '\u200b \u00a0'],
    ['client_signature', '✍️'],
    ['agreement_type', 'purchase'],
    ['terms_accepted', false],
    ['terms_accepted', undefined],
    ['electronic_consent', false],
    ['text_version', ''],
    ['text_hash', 'A'.repeat(64)],
    ['facts_hash', 'A'.repeat(64)],
  ])('%s of %j', (field, value) => {
    expect(Object.keys(errors({ [field]: value }))).toEqual([field]);
  });
});

test.each(['Zoë Núñez', '李小龍', 'שרה כהן', 'Dana 🏠'])(
  'the signature %s is stored as typed',
  (signature) => {
    expect(agreementSubmissionSchema.cast({ ...data, client_signature: signature }).client_signature).toBe(
      signature,
    );
    expect(errors({ client_signature: signature })).toEqual({});
  },
);
