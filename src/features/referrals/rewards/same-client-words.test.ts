import { expect, test } from 'vitest';
import { clientMarks } from '@domain/reward/reward';
import { sameClientWords } from './same-client-words';

test.each([
  [['phone'], 'the same phone number.'],
  [['email', 'phone'], 'the same e-mail and phone number.'],
  [clientMarks, 'the same e-mail, phone number, and address.'],
  [[], 'for the same client.'],
] as const)('by %o it is known by what', (marks, words) => {
  expect(sameClientWords(marks)).toContain(words);
});
