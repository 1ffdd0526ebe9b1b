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
  expect(failureWords(code, 'forms_reminder')).toBe(words);
});

test.each([
  [
    'text-unknown',
    'We can’t tell whether this text message was sent. If you send it again, the person may get it twice.',
  ],
  ['text-number:21614', 'The number was refused (21614). It may be wrong, or a landline.'],
  ['bounced', 'This number doesn’t get text messages. It may be wrong, or a landline.'],
  ['blocked', 'The carrier refused it, or the phone couldn’t be reached.'],
  ['texts:off', 'Text messages are turned off on our server.'],
  ['texts:20003', 'Twilio didn’t accept our account or token.'],
  ['texts:21606', 'Twilio didn’t accept our sender number. Check it in our settings there.'],
  ['texts:21611', 'Twilio refused it (21611).'],
  ['texts:ECONNREFUSED', 'The connection to Twilio failed (ECONNREFUSED).'],
  ['not-composed', 'The message’s text couldn’t be created. The functions log has the reason.'],
  ['', 'The reason is unknown.'],
])('a text message: %s', (code, words) => {
  expect(failureWords(code, 'text_reminder')).toBe(words);
});
