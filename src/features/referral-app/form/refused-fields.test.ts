import { expect, test } from 'vitest';
import { refusedFields, stillRefused } from './refused-fields';
import { emptyReferral } from './referral-values';

const sent = { ...emptyReferral, clientEmail: 'dana@example.con', clientName: 'Dana' };
const refused = refusedFields(sent, {
  code: 'invalid-input',
  userMessage: 'Please check the marked fields.',
  fields: { clientEmail: 'Nobody can be written to there.', other: 'Not a field of the form.' },
});

test('the server’s error stays at its field until the field is changed', () => {
  expect(stillRefused(refused, { ...sent, clientName: 'Dana W' })).toEqual({
    clientEmail: 'Nobody can be written to there.',
  });
  expect(stillRefused(refused, { ...sent, clientEmail: 'dana@example.com' })).toEqual({});
});

test('a refusal that names no field marks none', () => {
  expect(refusedFields(sent, { code: 'not-allowed', userMessage: 'No.' })).toBeNull();
});
