// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSettling } from './use-settling';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a list is settling for its delay after a row was removed, but not after one was added', () => {
  const { result, rerender } = renderHook(({ shown }) => useSettling(shown, 400), {
    initialProps: { shown: rows('a', 'b') },
  });
  rerender({ shown: rows('new', 'a', 'b') });
  expect(result.current).toBe(false);
  rerender({ shown: rows('new', 'b') });
  expect(result.current).toBe(true);
  act(() => {
    vi.advanceTimersByTime(400);
  });
  expect(result.current).toBe(false);
});
