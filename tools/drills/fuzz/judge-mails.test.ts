import { expect, it } from 'vitest';
import type { Message } from '../../mailbox/message';
import { judgeMails } from './judge-mails';

const own = ['sender@example.com', 'answers@example.com'];
const mail = (changes: Partial<Message> = {}): Message => ({
  id: 'mail-1',
  receivedAt: '2026-11-22T10:00:00.000Z',
  to: ['dana@example.com'],
  from: { email: 'sender@example.com', name: 'Example Business' },
  replyTo: 'answers@example.com',
  subject: 'We have your request',
  html: '',
  text: '',
  attachments: [],
  customArgs: {},
  tracked: { clicks: false, opens: false },
  despiteSpamReport: false,
  headers: {},
  ...changes,
});

it('accepts a correct email', () => {
  expect(judgeMails([mail()], own)).toEqual([]);
});

it.each<Partial<Message>>([
  { to: ['dana@example.com', 'injected@evil.example'] },
  { to: ['dana@example.com\r\nBcc: injected@evil.example'] },
  { to: ['dana@example.com,injected@evil.example'] },
  { subject: 'Your request\nBcc: injected@evil.example' },
  { subject: 'Your request\u2028Bcc: injected@evil.example' },
  { from: { email: 'injected@evil.example' } },
  { replyTo: 'injected@evil.example' },
  { attachments: [{ filename: 'a"\r\nx.pdf', type: 'application/pdf', content: '' }] },
])('finds %j', (changes) => {
  expect(judgeMails([mail(changes)], own)).toHaveLength(1);
});
