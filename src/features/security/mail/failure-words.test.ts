import { expect, test } from 'vitest';
import { failureWords } from './failure-words';

test.each([
  ['provider:401', 'The email provider didn’t accept our API key.'],
  ['provider:503', 'The email provider had an error on its side (503).'],
  ['provider:ECONNRESET', 'The connection to the email provider failed (ECONNRESET).'],
  ['', 'The reason is unknown.'],
])('%s', (code, words) => {
  expect(failureWords(code)).toBe(words);
});
