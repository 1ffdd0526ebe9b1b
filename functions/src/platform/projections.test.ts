import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { collections, type CollectionName } from '@domain/firestore/paths';
import { keepProjection, withProjections, type RecordChange } from './projections';

const seen = vi.fn<(id: string, change: RecordChange) => void>();
const alsoSeen = vi.fn<(id: string) => void>();
keepProjection({ of: collections.bookings, write: (_, id, change) => seen(id, change) });
keepProjection({ of: collections.bookings, write: (_, id) => alsoSeen(id) });

const reference = (collection: CollectionName, id: string) =>
  ({ id, path: `${collection}/${id}`, parent: { id: collection } }) as unknown as DocumentReference;
const job = reference(collections.bookings, 'job');
const customer = reference(collections.customers, 'customer');

const written: unknown[] = [];
const note = (...asked: unknown[]) => written.push(asked);
let stored: () => object | undefined;
const transaction = () =>
  withProjections({
    get: (asked: DocumentReference) => Promise.resolve({ ref: asked, exists: true, data: stored }),
    create: note,
    set: note,
    update: note,
    delete: note,
  } as unknown as Transaction);

beforeEach(() => {
  seen.mockClear();
  written.length = 0;
  stored = () => ({ status: 'scheduled', price: 1 });
});

test('what a transaction read and changed is the record’s state, over several updates', async () => {
  const open = transaction();
  await open.get(job);
  open.update(job, { price: 2 });
  open.update(job, { status: 'completed' });
  expect(written).toHaveLength(2);
  expect(seen.mock.calls.at(-1)).toEqual([
    'job',
    { before: { status: 'scheduled', price: 2 }, after: { status: 'completed', price: 2 } },
  ]);
});

test('a new record and one that goes', async () => {
  transaction().create(job, { status: 'pending' });
  expect(seen).toHaveBeenLastCalledWith('job', { before: undefined, after: { status: 'pending' } });
  const open = transaction();
  await open.get(job);
  open.delete(job);
  expect(seen.mock.calls.at(-1)?.[1].after).toBeUndefined();
});

test('all projections of a collection follow', () => {
  alsoSeen.mockClear();
  transaction().create(job, { status: 'pending' });
  expect(seen).toHaveBeenCalledOnce();
  expect(alsoSeen).toHaveBeenCalledExactlyOnceWith('job');
});

test('an update of a record that was not read is an error', () => {
  expect(() => transaction().update(job, { price: 2 })).toThrow('updated without being read: bookings/job');
});

test('nothing follows from a damaged record, which is written all the same', async () => {
  stored = () => {
    throw new Error('damaged');
  };
  const open = transaction();
  await open.get(job);
  open.update(job, { price: 2 });
  expect(written).toHaveLength(1);
  expect(seen).toHaveBeenLastCalledWith('job', { before: undefined, after: undefined });
});

test('records of other collections are only written', () => {
  transaction().update(customer, { name: 'Ann' });
  expect(written).toHaveLength(1);
  expect(seen).not.toHaveBeenCalled();
});
