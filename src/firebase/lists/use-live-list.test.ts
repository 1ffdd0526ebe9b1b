// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { getDocs, Timestamp } from 'firebase/firestore';
import { useFirestoreCollection } from 'reactfire';
import { expect, test, vi } from 'vitest';
import { object } from 'yup';
import type { Instant } from '@domain/firestore/instant';
import { DamagedRecord, recordType, type Reads } from '@domain/firestore/record-type';
import { instant } from '@domain/firestore/stored-fields';
import { reportFault } from '@/logging/report-fault';
import { idsOf, rowsOf, type ListedRow, type ListQuery } from './list-query';
import { useLiveList } from './use-live-list';

vi.mock('firebase/firestore', async (load) => ({ ...(await load<object>()), getDocs: vi.fn() }));
vi.mock('@/logging/report-fault');
vi.mock('reactfire', () => ({ useFirestore: () => null, useFirestoreCollection: vi.fn() }));
vi.mock('./to-firestore-query', () => ({ toFirestoreQuery: () => ({}) }));
vi.mock('./use-confirmed', () => ({ useConfirmed: () => true }));

const listOf = (begin: string): ListQuery<ListedRow> => ({
  ...idsOf('leads'),
  where: [['created_at', '>=', begin]],
  orderBy: ['created_at', 'desc'],
  pageSize: 2,
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

test('damaged documents are named beside the rows, and reported', () => {
  const seen: Reads<{ readonly last_submission_at: Instant }> = object({ last_submission_at: instant() });
  const at = Timestamp.fromMillis(0);
  const good = { last_submission_at: at };
  const documents = { a: good, b: { ...good, last_submission_at: 'yesterday' }, c: good };
  const docs = Object.entries(documents).map(([id, fields]) => ({ id, data: () => fields }));
  vi.mocked(useFirestoreCollection).mockReturnValue({ data: { docs } } as never);
  const list = { ...listOf('2026-03-02'), ...rowsOf(recordType('form_clients', seen)) };
  const { result } = renderHook(() => useLiveList(list));
  expect(result.current).toMatchObject({
    rows: [{ id: 'a', last_submission_at: '1970-01-01T00:00:00.000Z' }, { id: 'c' }],
    damaged: ['form_clients/b'],
  });
  expect(reportFault).toHaveBeenCalledWith(
    'a damaged record of form clients',
    new DamagedRecord('form_clients', 'b', 'last_submission_at'),
  );
});
