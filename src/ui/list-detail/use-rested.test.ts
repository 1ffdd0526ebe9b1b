// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRested } from './use-rested';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('becomes true only after its delay', () => {
  const { result } = renderHook(() => useRested(150));
  pass(149);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});

test('unmounting early leaves no timer behind', () => {
  renderHook(() => useRested(150)).unmount();
  expect(vi.getTimerCount()).toBe(0);
});
