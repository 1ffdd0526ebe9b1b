import { expect, test } from 'vitest';
import { clientMarks } from '@domain/reward/reward';
import { sameClientWords } from './same-client-words';

test.each([
  [['phone'], 'the same phone number.'],
  [['email', 'phone'], 'the same email and phone number.'],
  [clientMarks, 'the same email, phone number, and address.'],
  [[], 'for the same client.'],
] as const)('for %o it shows the matching values', (marks, words) => {
  expect(sameClientWords(marks)).toContain(words);
});
