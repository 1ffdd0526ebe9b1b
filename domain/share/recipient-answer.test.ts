import { expect, test } from 'vitest';
import { fieldErrors } from '../testing/field-errors';
import { canRelease, recipientState } from './recipient-answer';
import { recipientFormSchema } from './recipient-form';

test.each([
  ['unpaid', true, false],
  ['paid', true, true],
  ['waived', true, true],
  ['paid', false, false],
] as const)(
  'a report that is %s, with its client: %s, goes to the named person: %s',
  (state, clientHasIt, can) => {
    expect(canRelease({ state, clientHasIt })).toBe(can);
  },
);

const agreed = { state: 'agreed', at: '', share_id: 'share-1', on_report: false } as const;
const share = { waiting: true, revoked_at: null };

test.each([
  ['unasked', null, null],
  ['declined', { ...agreed, state: 'declined', share_id: null }, null],
  ['waiting', agreed, share],
  ['sent', agreed, { ...share, waiting: false }],
  ['ended', agreed, { ...share, revoked_at: '2026-03-05T17:00:00.000Z' }],
  ['ended', agreed, null],
] as const)('it is %s', (state, answer, found) => {
  expect(recipientState(answer, found)).toBe(state);
});

test('an address is needed to agree, and none to decline', () => {
  expect(fieldErrors(recipientFormSchema, { answer: 'yes', email: ' ' })).toEqual({
    email: 'Enter their email address.',
  });
  expect(fieldErrors(recipientFormSchema, { answer: 'yes', email: 'pat at home' })).toEqual({
    email: 'Enter an email address like name@example.com.',
  });
  expect(fieldErrors(recipientFormSchema, { answer: 'no', email: 'pat at home' })).toEqual({});
  expect(recipientFormSchema.cast({ answer: 'yes', email: ' Pat@Example.com ' }).email).toBe(
    'pat@example.com',
  );
});
