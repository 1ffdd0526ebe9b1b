// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { getDocs } from 'firebase/firestore';
import { useFirestoreCollection } from 'reactfire';
import { expect, test, vi } from 'vitest';
import type { ListedRow, ListQuery } from './list-query';
import { useLiveList } from './use-live-list';

vi.mock('firebase/firestore', () => ({ getDocs: vi.fn() }));
vi.mock('reactfire', () => ({ useFirestore: () => null, useFirestoreCollection: vi.fn() }));
vi.mock('./to-firestore-query', () => ({
  toFirestoreQuery: () => ({}),
  toRow: (_: object, row: object) => row,
}));
vi.mock('./use-confirmed', () => ({ useConfirmed: () => true }));

const listOf = (begin: string): ListQuery<ListedRow> => ({
  collection: 'leads',
  where: [['created_at', '>=', begin]],
  orderBy: ['created_at', 'desc'],
  pageSize: 2,
  decode: (id) => ({ id }),
});
const answer = (ids: string) => ({ docs: [...ids].map((id) => ({ id })) });
const show = (ids: string) =>
  vi.mocked(useFirestoreCollection).mockReturnValue({ data: answer(ids) } as never);

test('another list starts without the rows loaded for the previous one', async () => {
  const [yesterday, today] = [listOf('2026-03-02'), listOf('2026-03-03')];
  show('ab');
  const { result, rerender } = renderHook(({ list }) => useLiveList(list), {
    initialProps: { list: yesterday },
  });
  const ids = () =>
    result.current.state === 'ready' ? result.current.rows.map(({ id }) => id).join('') : '';
  vi.mocked(getDocs).mockResolvedValue(answer('cd') as never);
  await act(async () => {
    if (result.current.state === 'ready') await result.current.showMore();
  });
  expect(ids()).toBe('abcd');
  expect(result.current).toMatchObject({ hasMore: false });
  show('xa');
  rerender({ list: today });
  expect(ids()).toBe('xa');
  expect(result.current).toMatchObject({ hasMore: true });
});
