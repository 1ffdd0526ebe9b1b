import { describe, expect, it } from 'vitest';
import { validateSend } from './validate-send';

const mail = {
  personalizations: [{ to: [{ email: 'maren@example.com' }], custom_args: { mail_id: 'a' } }],
  from: { email: 'sender@example.com', name: 'Example Business' },
  subject: 'We have your request',
  content: [
    { type: 'text/plain', value: 'Hello' },
    { type: 'text/html', value: '<p>Hello</p>' },
  ],
  attachments: [{ content: 'QkVHSU4=', filename: 'inspection.ics', type: 'text/calendar' }],
};

const to = (...emails: string[]) => ({ to: emails.map((email) => ({ email })) });

describe('validateSend', () => {
  it('accepts a complete email, and one with a subject per personalization', () => {
    expect(validateSend(mail)).toEqual([]);
    expect(
      validateSend({ ...mail, subject: undefined, personalizations: [{ ...to('a@b.co'), subject: 'Hi' }] }),
    ).toEqual([]);
  });

  it.each([
    ['no personalization', { personalizations: [] }, 'personalizations'],
    ['no recipient', { personalizations: [{ to: [] }] }, 'personalizations.0.to'],
    [
      'a broken address',
      { personalizations: [to('a@b.co'), to('not an address')] },
      'personalizations.1.to.0.email',
    ],
    ['one address twice', { personalizations: [to('a@b.co', 'A@b.co')] }, 'personalizations.0'],
    ['no sender', { from: undefined }, 'from.email'],
    ['a broken sender', { from: { email: 'nobody' } }, 'from.email'],
    ['a broken reply address', { reply_to: { email: 'x@' } }, 'reply_to.email'],
    ['an empty subject', { subject: '' }, 'subject'],
    ['no content', { content: [] }, 'content'],
    ['an empty text', { content: [{ type: 'text/plain', value: '' }] }, 'content.0.value'],
    ['HTML before text', { content: [...mail.content].reverse() }, 'content'],
    ['the same type twice', { content: [mail.content[0], mail.content[0]] }, 'content'],
    [
      'an attachment that is not base64',
      { attachments: [{ content: 'BEGIN:', filename: 'a' }] },
      'attachments.0.content',
    ],
    ['an attachment without a name', { attachments: [{ content: 'QkVHSU4=' }] }, 'attachments.0.filename'],
    [
      'a line break in a type',
      { attachments: [{ content: 'QkVHSU4=', filename: 'a', type: 'a/b\r\nX: y' }] },
      'attachments.0.type',
    ],
    ['a number as custom argument', { custom_args: { attempt: 1 } }, 'custom_args'],
    ['too many custom arguments', { custom_args: { a: 'x'.repeat(10_001) } }, 'custom_args'],
  ])('refuses %s at its field', (_, change, field) => {
    expect(validateSend({ ...mail, ...change }).map((error) => error.field)).toEqual([field]);
  });

  it('refuses a body that is not an object', () => {
    expect(validateSend([])).toHaveLength(1);
  });
});
