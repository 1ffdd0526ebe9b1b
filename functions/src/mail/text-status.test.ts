import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { changeByStatus, earlierStatus, endByStatus } from './text-status';
import type { MailDocument } from '../records/mail/mail-document';

const at = new Date('2026-12-10T15:30:00Z');
const when = Timestamp.fromDate(at);
const nothingKnown = { message_id: null, sent_at: null, last_error: null, delivery: null, delivery_at: null };
const text = (fields: Partial<MailDocument>) =>
  ({ kind: 'text_reminder', ...nothingKnown, ...fields }) as MailDocument;
const leased = { state: 'LEASED', lease_token: 'own' } as const;
const delivered = { messageId: 'SM1', delivery: 'delivered', at } as const;
const failed = { messageId: 'SM1', delivery: 'blocked', at } as const;

test('while it is being sent, a status is stored, and a later one that says more', () => {
  const stored = { message_id: 'SM1', delivery: 'delivered', delivery_at: when } as const;
  expect(changeByStatus(text(leased), delivered)).toEqual(stored);
  expect(changeByStatus(text({ ...leased, ...stored }), delivered)).toBeNull();
  expect(changeByStatus(text({ ...leased, ...stored }), failed)).toEqual({ ...stored, delivery: 'blocked' });
});

test('while it is being sent again, a status of the attempt before is ignored', () => {
  expect(changeByStatus(text({ ...leased, message_id: 'SM1' }), delivered)).toBeNull();
});

test('the sender’s own answer keeps what was said before about that message', () => {
  const known = { ...leased, message_id: 'SM1', delivery_at: when } as const;
  expect(earlierStatus(text({ ...known, delivery: 'delivered' }), 'SM1')).toEqual({});
  expect(earlierStatus(text({ ...known, delivery: 'bounced' }), 'SM1')).toEqual({
    state: 'DEAD',
    last_error: 'bounced',
    gave_up_at: when,
  });
  expect(earlierStatus(text({ ...known, delivery: 'bounced' }), 'SM2')).toEqual({
    delivery: null,
    delivery_at: null,
  });
  expect(earlierStatus(text(known), 'SM1')).toEqual({});
});

test('without an answer, a status says that it was sent', () => {
  const known = { ...leased, message_id: 'SM1', delivery_at: when } as const;
  expect(endByStatus(text(known))).toBeNull();
  expect(endByStatus(text({ ...known, delivery: 'delivered' }))).toMatchObject({
    state: 'SENT',
    sent_at: when,
  });
  const lost = { state: 'DEAD', last_error: 'text-unknown' } as const;
  expect(changeByStatus(text(lost), delivered)).toMatchObject({
    state: 'SENT',
    sent_at: when,
    last_error: null,
  });
  expect(changeByStatus(text(lost), failed)).toMatchObject({ state: 'DEAD', last_error: 'blocked' });
});

test.each([
  ['that waits', { state: 'PENDING' }],
  ['that was not needed', { state: 'DEAD', last_error: 'not-needed' }],
  ['that was sent under another id', { state: 'SENT', message_id: 'SM2', sent_at: when }],
] as const)('nothing changes of a message %s', (_, fields) => {
  expect(changeByStatus(text(fields), delivered)).toBeNull();
});

test('an email has no status of this kind', () => {
  const email = {
    ...text({ ...leased, delivery: 'delivered', delivery_at: when }),
    kind: 'report_ready',
  } as const;
  expect(endByStatus(email)).toBeNull();
  expect(earlierStatus(email, 'x')).toEqual({});
});
