import { expect, test } from 'vitest';
import { failureWords } from './failure-words';

test.each([
  ['provider:401', 'The mail provider did not accept our key.'],
  ['provider:503', 'The mail provider had a failure of its own (503).'],
  ['provider:ECONNRESET', 'The connection to the mail provider failed (ECONNRESET).'],
  ['', 'The reason is not known.'],
])('%s', (code, words) => {
  expect(failureWords(code)).toBe(words);
});
