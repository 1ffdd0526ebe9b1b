// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRecentlyChanged } from './use-recently-changed';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('a changed value is recent for its time, but an initial one is not', () => {
  const { result, rerender } = renderHook(({ value }) => useRecentlyChanged(value, 400), {
    initialProps: { value: 'Start Job' },
  });
  expect(result.current).toBe(false);
  rerender({ value: 'Mark Complete' });
  expect(result.current).toBe(true);
  pass(399);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
});

test('only a change that counts starts it', () => {
  const shrank = (before: number, now: number) => now < before;
  const { result, rerender } = renderHook(({ rows }) => useRecentlyChanged(rows, 400, shrank), {
    initialProps: { rows: 2 },
  });
  rerender({ rows: 3 });
  expect(result.current).toBe(false);
  rerender({ rows: 2 });
  expect(result.current).toBe(true);
  pass(400);
  expect(result.current).toBe(false);
});
