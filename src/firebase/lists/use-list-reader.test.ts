// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { getDocs } from 'firebase/firestore';
import { expect, test, vi } from 'vitest';
import { DamagedRecord } from '@domain/firestore/record-type';
import type { ListQuery, ListedRow } from './list-query';
import { useListReader, useWholeListReader } from './use-list-reader';

vi.mock('firebase/firestore', () => ({ getDocs: vi.fn() }));
vi.mock('reactfire', () => ({ useFirestore: () => null }));
vi.mock('./to-firestore-query', () => ({ toFirestoreQuery: () => ({}) }));
vi.mock('@/logging/report-fault');

const damage = new DamagedRecord('bookings', 'bad', 'status');
const list: ListQuery<ListedRow> = {
  collection: 'bookings',
  read: ({ id }) => (id === 'bad' ? { state: 'damaged', damage } : { state: 'found', record: { id } }),
  where: [],
  orderBy: ['created_at', 'desc'],
  pageSize: 2,
};

function read(...ids: readonly string[]) {
  vi.mocked(getDocs).mockResolvedValue({ docs: ids.map((id) => ({ id })) } as never);
  return renderHook(() => useListReader()).result.current(list);
}

test('a damaged document is left out', async () => {
  expect(await read('good', 'bad')).toEqual([{ id: 'good' }]);
});

test('a list with damaged documents alone is not an empty one', async () => {
  expect(await read()).toEqual([]);
  await expect(read('bad')).rejects.toBe(damage);
});

test('a whole list is read to its last page', async () => {
  const pages = [['1', '2'], ['3', 'bad'], ['4']];
  vi.mocked(getDocs).mockImplementation(() =>
    Promise.resolve({ docs: (pages.shift() ?? []).map((id) => ({ id })) } as never),
  );
  const { result } = renderHook(() => useWholeListReader());
  expect(await result.current(list)).toEqual(['1', '2', '3', '4'].map((id) => ({ id })));
});
