// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSelection } from './use-selection';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));

const start = (initial: { id: string }[]) =>
  renderHook(({ rows }) => useSelection(rows), { initialProps: { rows: initial } });

test('a list starts with its first row, and moving stops at the ends', () => {
  const { result } = start(rows('a', 'b'));
  expect(result.current.selected?.id).toBe('a');
  expect(result.current.neighbor(-1)?.id).toBe('a');
  expect(result.current.neighbor(1)?.id).toBe('b');
});

test('the selected row stays selected as others are added above it', () => {
  const { result, rerender } = start(rows('a', 'b'));
  act(() => result.current.select({ id: 'b' }));
  rerender({ rows: rows('new', 'a', 'b') });
  expect(result.current.selected?.id).toBe('b');
});

test('when the selected row disappears, the one in its place is selected, or at the end the previous one', () => {
  const { result, rerender } = start(rows('a', 'b', 'c'));
  act(() => result.current.select({ id: 'b' }));
  rerender({ rows: rows('a', 'c') });
  expect(result.current.selected?.id).toBe('c');
  rerender({ rows: rows('a') });
  expect(result.current.selected?.id).toBe('a');
  rerender({ rows: [] });
  expect(result.current.selected).toBeNull();
});
