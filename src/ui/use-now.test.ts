// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useNow } from './use-now';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a new subscriber gets the current time after any pause, and it advances', () => {
  const { unmount } = renderHook(() => useNow());
  unmount();
  vi.advanceTimersByTime(3_600_000);
  const { result } = renderHook(() => useNow());
  expect(result.current).toBe(Date.now());
  act(() => {
    vi.advanceTimersByTime(30_000);
  });
  expect(result.current).toBe(Date.now());
});
