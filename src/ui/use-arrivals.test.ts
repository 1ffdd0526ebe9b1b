// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useArrivals } from './use-arrivals';

const row = (id: string, minute: number) => ({
  id,
  created_at: `2026-03-03T12:${String(minute).padStart(2, '0')}:00.000Z`,
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const start = (rows: ReturnType<typeof row>[] | null) =>
  renderHook(({ rows }) => useArrivals(rows).map(({ id }) => id), { initialProps: { rows } });

test('initial rows are not arrivals; later rows are, for a while', () => {
  const { result, rerender } = start(null);
  rerender({ rows: [row('b', 2), row('a', 1)] });
  expect(result.current).toEqual([]);
  rerender({ rows: [row('c', 3), row('b', 2), row('a', 1)] });
  expect(result.current).toEqual(['c']);
  act(() => {
    vi.advanceTimersByTime(9_000);
  });
  expect(result.current).toEqual([]);
});

test('an older row that moves up after another was handled is not an arrival', () => {
  const { result, rerender } = start([row('c', 3), row('b', 2)]);
  rerender({ rows: [row('c', 3), row('a', 1)] });
  expect(result.current).toEqual([]);
});
