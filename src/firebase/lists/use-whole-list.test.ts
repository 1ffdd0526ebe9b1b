// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { getDocs } from 'firebase/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ListedRow, ListQuery } from './list-query';
import { toFirestoreQuery } from './to-firestore-query';
import { useWholeList } from './use-whole-list';

vi.mock('firebase/firestore', () => ({ getDocs: vi.fn() }));
vi.mock('reactfire', () => ({ useFirestore: () => null }));
vi.mock('./to-firestore-query', () => ({ toFirestoreQuery: vi.fn(() => ({})) }));
vi.mock('@/logging/report-fault');

const list: ListQuery<ListedRow> = {
  collection: 'bookings',
  read: ({ id }) => ({ state: 'found', record: { id } }),
  where: [],
  orderBy: ['created_at', 'desc'],
  pageSize: 2,
};
const page = (...ids: readonly string[]) => ({ docs: ids.map((id) => ({ id })) }) as never;
const reads = vi.mocked(getDocs);

beforeEach(() => {
  reads.mockReset();
  vi.mocked(toFirestoreQuery).mockClear();
});

test('pages are read until one is not full, each after the last document of the one before', async () => {
  reads.mockResolvedValueOnce(page('a', 'b')).mockResolvedValueOnce(page('c'));
  const { result } = renderHook(() => useWholeList(list));
  expect(result.current.state).toBe('loading');
  await waitFor(() =>
    expect(result.current).toEqual({ state: 'ready', rows: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] }),
  );
  expect(vi.mocked(toFirestoreQuery).mock.calls.map(([, , asked]) => asked)).toEqual([
    {},
    { after: { id: 'b' } },
  ]);
});

test('a failed read is not an empty list, and can be tried again', async () => {
  reads.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(page('a'));
  const { result } = renderHook(() => useWholeList(list));
  await waitFor(() => expect(result.current.state).toBe('failed'));
  act(() => {
    if (result.current.state === 'failed') result.current.retry();
  });
  await waitFor(() => expect(result.current).toEqual({ state: 'ready', rows: [{ id: 'a' }] }));
});
