// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { shareCount, useKnownCount } from './known-counts';

test('a shared count is the same everywhere until it ends', () => {
  const [list, other] = [{}, {}];
  const { result } = renderHook(() => [useKnownCount(list), useKnownCount(other)]);
  expect(result.current).toEqual([null, null]);
  act(() => shareCount(list, { count: 6, orMore: false }));
  expect(result.current).toEqual([{ count: 6, orMore: false }, null]);
  act(() => shareCount(list, null));
  expect(result.current).toEqual([null, null]);
});
