// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ListedRow, ListQuery } from '@/firebase/list-query';
import { useLiveList } from '@/firebase/use-live-list';
import { useServerCount } from '@/firebase/use-server-count';
import { decodeLogEntry, newestEntries } from './log-entry';
import { decodeRateWindow } from './rate-window';
import { useDayFigures } from './use-day-figures';

vi.mock('@/firebase/use-live-list');
vi.mock('@/firebase/use-server-count');
const read = vi.mocked(useLiveList);
const count = vi.mocked(useServerCount);

const now = new Date().toISOString();
const entry = (id: string, name: string) =>
  decodeLogEntry(id, { client_ip: id, submitted_data: { name }, created_at: now });
const entries = [entry('1', 'Dana'), entry('2', 'Qwerty')];
const windows = [decodeRateWindow('1', { submission_count: 4, created_at: now })];

/** What is open on the page; `hasMore` where more of today may lie behind it. */
function open(hasMore: boolean, confirmed = true) {
  read.mockImplementation(<Row extends ListedRow>(list: ListQuery<Row>) => {
    const rows = (list as ListQuery<ListedRow>) === newestEntries ? entries : windows;
    const more = { confirmed, hasMore, showMore: vi.fn(), drop: vi.fn(), renew: vi.fn() };
    return { state: 'ready', rows: rows, ...more };
  });
}

beforeEach(() => {
  count.mockImplementation((list) => (list ? { count: 70, orMore: false } : null));
});

test('the open lists are counted where they hold the whole day, and the server is not asked', () => {
  open(false);
  const { result } = renderHook(() => useDayFigures());
  expect(result.current).toEqual({
    submissions: { count: 2, orMore: false },
    suspicious: { count: 1, orMore: false },
    violations: { count: 1, orMore: false },
    clients: { count: 2, orMore: false },
  });
  expect(count.mock.calls.every(([list]) => list === null)).toBe(true);
});

test('on a busier day the server counts', () => {
  open(true);
  const { result } = renderHook(() => useDayFigures());
  expect(result.current.submissions).toEqual({ count: 70, orMore: false });
  const asked = new Set(count.mock.calls.flatMap(([list]) => list?.collection ?? []));
  expect(asked).toEqual(new Set(['form_submissions_log', 'form_clients', 'rate_limits']));
});

test('what is loaded says that it is not all, until the server has counted', () => {
  open(true);
  count.mockReturnValue(null);
  const { result } = renderHook(() => useDayFigures());
  expect(result.current.suspicious).toEqual({ count: 1, orMore: true });
});

test('nothing is known of a list that this device never read', () => {
  open(false, false);
  const { result } = renderHook(() => useDayFigures());
  expect(Object.values(result.current)).toEqual([null, null, null, null]);
});
