// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { collections } from '@domain/firestore/paths';
import type { ListedRow, ListQuery } from '@/firebase/lists/list-query';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { useServerCount } from '@/firebase/lists/use-server-count';
import { latestEntry, newestEntries, toLogEntry } from '../logs/log-entry';
import { latestWindow, newestWindows, toRateWindow } from '../limits/rate-window';
import { useDayFigures } from './use-day-figures';

vi.mock('@/firebase/lists/use-live-list');
vi.mock('@/firebase/lists/use-server-count');
const read = vi.mocked(useLiveList);
const count = vi.mocked(useServerCount);

const now = new Date().toISOString();
const entry = (id: string, name: string) =>
  toLogEntry({
    id,
    form_type: 'booking',
    client_ip: id,
    user_id: null,
    submitted_data: { name },
    record: null,
    suspicious: false,
    created_at: now,
  });
const twoEntries = [entry('1', 'Dana'), entry('2', 'Qwerty')];
let entries = twoEntries;
const windows = [
  toRateWindow({
    id: '1',
    form_type: 'booking',
    client_ip: 'a',
    submission_count: 4,
    violation: null,
    window_start: now,
    created_at: now,
  }),
];

const both = { log: true, windows: true };
const neither = { log: false, windows: false };

/** The loaded entries; `hasMore` if more of today may not be loaded. */
function open(hasMore: boolean, confirmed = true) {
  read.mockImplementation(<Row extends ListedRow>(list: ListQuery<Row>) => {
    const rows = list.collection === collections.rateLimits ? windows : entries;
    const more = { damaged: [], confirmed, hasMore, showMore: vi.fn(), drop: vi.fn(), renew: vi.fn() };
    return { state: 'ready', rows: rows.slice(0, list.pageSize), ...more };
  });
}

const listsRead = () => new Set(read.mock.calls.map(([list]) => list));

beforeEach(() => {
  vi.clearAllMocks();
  entries = twoEntries;
  count.mockImplementation((list) => (list ? { count: 70, orMore: false } : null));
});

test('loaded lists that contain the whole day are counted without asking the server', () => {
  open(false);
  const { result } = renderHook(() => useDayFigures(both));
  expect(result.current).toEqual({
    submissions: { count: 2, orMore: false },
    suspicious: { count: 1, orMore: false },
    violations: { count: 1, orMore: false },
    clients: { count: 2, orMore: false },
  });
  expect(new Set(count.mock.calls.map(([list]) => list))).toEqual(new Set([null]));
});

test('on a busier day the server counts', () => {
  open(true);
  const { result } = renderHook(() => useDayFigures(both));
  expect(result.current.submissions).toEqual({ count: 70, orMore: false });
  const asked = new Set(count.mock.calls.flatMap(([list]) => list?.collection ?? []));
  expect(asked).toEqual(new Set(['form_submissions_log', 'form_clients', 'rate_limits']));
});

test('a count of loaded entries is marked as incomplete until the server has counted', () => {
  open(true);
  count.mockReturnValue(null);
  const { result } = renderHook(() => useDayFigures(both));
  expect(result.current.suspicious).toEqual({ count: 1, orMore: true });
});

test('a list that this device never read has no count', () => {
  open(false, false);
  const { result } = renderHook(() => useDayFigures(both));
  expect(Object.values(result.current)).toEqual([null, null, null, null]);
});

test('for lists not on the page only the newest entry is read, and the server counts', () => {
  open(true);
  const { result } = renderHook(() => useDayFigures(neither));
  expect(listsRead()).toEqual(new Set([latestEntry, latestWindow]));
  expect(result.current.violations).toEqual({ count: 70, orMore: false });
});

test('while another list is loading the figures stay', () => {
  open(true);
  const { result, rerender } = renderHook((lists) => useDayFigures(lists), { initialProps: neither });
  read.mockReturnValue({ state: 'loading' });
  count.mockReturnValue(null);
  rerender(both);
  expect(listsRead()).toContain(newestEntries);
  expect(listsRead()).toContain(newestWindows);
  expect(result.current.submissions).toEqual({ count: 70, orMore: false });
});

test('alerts are counted immediately, everything else every minute', () => {
  open(true);
  const { rerender } = renderHook(() => useDayFigures(neither));
  const suspicious = () => count.mock.calls.findLast(([list]) => list?.where[0]?.[0] === 'suspicious');
  const before = suspicious();
  entries = [entry('3', 'Lorem'), ...twoEntries];
  rerender();
  expect(suspicious()?.[0]).toBe(before?.[0]);
  expect(suspicious()?.[1]).toBe('3');
  entries = [entry('4', 'Dana'), ...twoEntries];
  rerender();
  expect(suspicious()?.[1]).toBe('3');
});
