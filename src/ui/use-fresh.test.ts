// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFresh } from './use-fresh';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a changed value is highlighted briefly, but an initial one is not', () => {
  const { result, rerender } = renderHook(({ value }) => useFresh(value, 400), {
    initialProps: { value: 'Start Job' },
  });
  expect(result.current).toBe(false);
  rerender({ value: 'Mark Complete' });
  expect(result.current).toBe(true);
  act(() => {
    vi.advanceTimersByTime(400);
  });
  expect(result.current).toBe(false);
});
