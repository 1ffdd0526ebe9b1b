import { expect, test } from 'vitest';
import { inWords } from './in-words';

test.each([
  ['forms_pending', 'Forms pending'],
  ['link-revoked', 'Link revoked'],
  ['PENDING', 'Pending'],
  ['', ''],
])('%s', (name, words) => {
  expect(inWords(name)).toBe(words);
});
