import { Timestamp } from 'firebase/firestore';
import { object } from 'yup';
import { expect, test } from 'vitest';
import { collections } from '@domain/firestore/paths';
import { DamagedRecord, recordType, type Reads } from '@domain/firestore/record-type';
import { instant, listOf, map, numeric, text } from '@domain/firestore/stored-fields';
import type { Instant } from '@domain/firestore/instant';
import { readRecord } from './read-record';

interface Visit {
  readonly price: number;
  readonly note: string;
  readonly moves: readonly { readonly at: Instant; readonly by: string }[];
  readonly created_at: Instant;
}
const schema: Reads<Visit> = object({
  price: numeric(),
  note: text().default('none'),
  moves: listOf(map({ at: instant(), by: text() })).default([]),
  created_at: instant(),
});
const deleted: Reads<{ readonly deleted_at: Instant }> = object({ deleted_at: instant() });
const visits = recordType<Visit | { readonly deleted_at: Instant }>(collections.bookings, {
  validateSync: (stored) =>
    (Object.hasOwn(Object(stored) as object, 'deleted_at') ? deleted : schema).validateSync(stored),
});

const at = '2026-03-03T12:00:00.123Z';
const timestamp = Timestamp.fromDate(new Date(at));
const first = { price: 149, created_at: timestamp };
const documentOf = (fields: object | undefined) => ({ id: 'b-1', data: () => fields });
const read = (fields: object | undefined) => readRecord(visits, documentOf(fields));

test('a record has its id, and its moments are ISO texts at any depth', () => {
  const stored = { ...first, note: 'Gate', moves: [{ at: timestamp, by: 'ann' }] };
  expect(read(stored)).toEqual({
    state: 'found',
    record: { id: 'b-1', price: 149, note: 'Gate', moves: [{ at, by: 'ann' }], created_at: at },
  });
});

test('a record from before later fields has their defaults', () => {
  expect(read(first)).toMatchObject({ record: { note: 'none', moves: [] } });
});

test.each([
  ['a missing document', undefined],
  ['what is left of a record during its deletion', { deleted_at: timestamp }],
])('%s is missing', (_, stored) => {
  expect(read(stored)).toEqual({ state: 'missing' });
});

test.each([
  ['price', { ...first, price: '149' }],
  ['created_at', { ...first, created_at: at }],
  ['moves[0].at', { ...first, moves: [{ by: 'ann' }] }],
  ['deleted_at', { ...first, deleted_at: true }],
])('a document with a wrong %s is damaged, and nothing of it is used', (field, stored) => {
  expect(read(stored)).toEqual({ state: 'damaged', damage: new DamagedRecord('bookings', 'b-1', field) });
});

test('what only the row’s function understands can be damaged too', () => {
  const damage = new DamagedRecord('bookings', 'b-1', 'note');
  const fail = () => {
    throw damage;
  };
  expect(readRecord(visits, documentOf(first), fail)).toEqual({ state: 'damaged', damage });
});

test('a fault in our own code is not taken for damage', () => {
  const fault = new TypeError('x is undefined');
  const fail = () => {
    throw fault;
  };
  expect(() => readRecord(visits, documentOf(first), fail)).toThrow(fault);
});
