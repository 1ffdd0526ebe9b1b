import { expect, test } from 'vitest';
import { fieldErrorsIn, refusedFields, stillRefused } from './refused-fields';

const sent = { clientEmail: 'dana@example.con', clientName: 'Dana' };
const refused = refusedFields(sent, {
  fields: { clientEmail: 'Nobody can be written to there.', other: 'Not a field of the form.' },
});

test('the server’s error stays at its field until the field is changed', () => {
  expect(stillRefused(refused, { ...sent, clientName: 'Dana W' })).toEqual({
    clientEmail: 'Nobody can be written to there.',
  });
  expect(stillRefused(refused, { ...sent, clientEmail: 'dana@example.com' })).toEqual({});
});

test('a refusal that names no field marks none', () => {
  expect(refusedFields(sent, {})).toBeNull();
});

test('errors within a part of the request have the names of the form', () => {
  const errors = { 'changes.address': 'Too short.', difference: 'Choose.', 'seen.address': 'Unknown.' };
  expect(fieldErrorsIn('changes', ['address', 'note', 'difference'], errors)).toEqual({
    address: 'Too short.',
    difference: 'Choose.',
  });
  expect(fieldErrorsIn('changes', ['note'], errors)).toBeNull();
  expect(fieldErrorsIn('changes', ['note'], undefined)).toBeNull();
});
