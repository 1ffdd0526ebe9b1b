import { expect, test } from 'vitest';
import { DamagedRecord } from '../firestore/record-type';
import { mailRecord } from './mail-record';

const moment = { toDate: () => new Date(0), toMillis: () => 0 };

/** The fields that every email has. */
const first = {
  kind: 'report_ready',
  subject: { collection: 'inspection_reports', id: 'r-1' },
  recipient_key: 'a1',
  state: 'PENDING',
  attempts: 0,
  next_attempt_at: moment,
  lease_token: null,
  created_at: moment,
  sent_at: null,
  last_error: null,
};

test('an email without the fields that were added later reads with their defaults', () => {
  expect(mailRecord.read('m-1', first)).toEqual({
    ...first,
    gave_up_at: null,
    held_until: null,
    direct: false,
    replayed_at: null,
    mailbox_key: null,
    allowed_on: null,
    delayed_at: null,
    delayed_until: null,
    push_at: null,
    refund: null,
    message_id: null,
    delivery: null,
    delivery_at: null,
    stopped_at: null,
    preferences_id: null,
  });
});

test('a kind of another version reads as null', () => {
  expect(mailRecord.read('m-1', { ...first, kind: 'of_tomorrow' }).kind).toBeNull();
});

test.each([
  ['kind', { ...first, kind: 7 }],
  ['state', { ...first, state: 'LOST' }],
  ['subject.collection', { ...first, subject: { collection: 'nowhere', id: 'r-1' } }],
  ['subject', { ...first, subject: undefined }],
])('a damaged %s is no email', (field, damaged) => {
  expect(() => mailRecord.read('m-1', damaged)).toThrow(new DamagedRecord('mail', 'm-1', field));
});
