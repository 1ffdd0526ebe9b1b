// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useChosen } from './chosen-context';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('a row may read more only after it was selected for a moment', () => {
  const { result } = renderHook(() => useChosen());
  pass(149);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});

test('unmounting early leaves no timer behind', () => {
  renderHook(() => useChosen()).unmount();
  expect(vi.getTimerCount()).toBe(0);
});
