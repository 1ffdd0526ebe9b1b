import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox-of';

test.each([
  ['Dana@Example.com ', 'dana@example.com'],
  ['dana+sewer@example.com', 'dana@example.com'],
  ['da.na@example.com', 'da.na@example.com'],
  ['Da.Na+home@googlemail.com', 'dana@gmail.com'],
  ['d.a.n.a@gmail.com', 'dana@gmail.com'],
  ['', ''],
  ['no address', ''],
])('%j is the mailbox %j', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
