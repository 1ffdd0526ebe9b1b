import { expect, test } from 'vitest';
import { DamagedRecord } from '../firestore/record-type';
import { auditRecord } from './audit-record';

const moment = { toDate: () => new Date(0), toMillis: () => 0 };

const entry = {
  actor: { kind: 'admin', id: 'uid-1' },
  action: 'completed',
  collection: 'bookings',
  record_id: 'b-1',
  sequence: 2,
  fields: { status: 'a1', 'payment.at': 'b2' },
  values: { status: { before: null, after: 'completed' } },
  at: moment,
  previous_hash: 'c3',
  hash: 'd4',
};

test('changed fields have any names', () => {
  expect(auditRecord.read('e-1', entry)).toEqual(entry);
});

test('an entry from before values were stored in plain text has none', () => {
  expect(auditRecord.read('e-1', { ...entry, values: undefined }).values).toEqual({});
});

test.each([
  ['fields.status', { ...entry, fields: { status: 7 } }],
  ['fields["payment.at"]', { ...entry, fields: { 'payment.at': 7 } }],
  ['values.status.after', { ...entry, values: { status: { before: null } } }],
  ['values', { ...entry, values: 'none' }],
  ['actor.kind', { ...entry, actor: { kind: 'nobody', id: '' } }],
])('a damaged %s is no entry', (field, damaged) => {
  expect(() => auditRecord.read('e-1', damaged)).toThrow(new DamagedRecord('audit_log', 'e-1', field));
});
