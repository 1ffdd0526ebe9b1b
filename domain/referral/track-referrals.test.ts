import { expect, test } from 'vitest';
import { fieldErrors } from '../testing/field-errors';
import { trackReferralsSchema } from './track-referrals';

const deviceKey = '0b1f6a4e-6f0e-4a4e-9a64-3f0c6f1b2a77';

test.each([
  { phone: '(385) 555-0164' },
  { phone: '3855550164', deviceKey },
  { deviceKey },
  { tracking: '23456789abcdefghjkmnpqrs' },
])('%j is looked up', (asked) => {
  expect(fieldErrors(trackReferralsSchema, asked)).toEqual({});
});

test('nothing is looked up without a complete phone number or a key', () => {
  expect(trackReferralsSchema.isValidSync({})).toBe(false);
  expect(fieldErrors(trackReferralsSchema, { phone: '385 555' })).toHaveProperty('phone');
  expect(fieldErrors(trackReferralsSchema, { deviceKey: 'my phone' })).toHaveProperty('deviceKey');
});
