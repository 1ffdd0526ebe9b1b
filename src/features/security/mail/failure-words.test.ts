import { expect, test } from 'vitest';
import { failureWords } from './failure-words';

test.each([
  ['provider:401', 'The email provider didn’t accept our API key.'],
  ['provider:503', 'The email provider had an error on its side (503).'],
  ['provider:ECONNRESET', 'The connection to the email provider failed (ECONNRESET).'],
  ['bounced', 'The recipient’s email server sent it back. The address may be wrong.'],
  ['smtp:535', 'The email provider didn’t accept our user name or password.'],
  ['smtp:450', 'The email provider refused it (450).'],
  ['smtp-sender:550', 'The email provider didn’t accept our sender address (550).'],
  [
    'smtp-recipient:550',
    'The recipient’s address was refused (550). The address may be wrong, or the mailbox full.',
  ],
  ['', 'The reason is unknown.'],
  ['smtp-nobody:550', 'The reason is unknown.'],
])('%s', (code, words) => {
  expect(failureWords(code)).toBe(words);
});
