// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { theme } from '@/theme/theme';
import { SearchField } from './search-field';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const onSearch = vi.fn();

const field = (value: string) => (
  <ThemeProvider theme={theme}>
    <SearchField label="Search" placeholder="Name" value={value} onSearch={onSearch} />
  </ThemeProvider>
);
const input = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (text: string) => fireEvent.change(input(), { target: { value: text } });
const rest = () => act(() => void vi.advanceTimersByTime(250));

test('it searches after the debounce, and at once with Enter', () => {
  onSearch.mockClear();
  render(field(''));
  type('a');
  type('an');
  expect(onSearch).not.toHaveBeenCalled();
  rest();
  expect(onSearch.mock.calls).toEqual([['an']]);
  type('ann');
  fireEvent.keyDown(input(), { key: 'Enter' });
  expect(onSearch).toHaveBeenLastCalledWith('ann');
});

test('it searches at once on blur, and not again later', () => {
  onSearch.mockClear();
  render(field(''));
  type('ann');
  fireEvent.blur(input());
  expect(onSearch.mock.calls).toEqual([['ann']]);
  rest();
  expect(onSearch).toHaveBeenCalledTimes(1);
});

test('Escape clears it and then leaves it', () => {
  onSearch.mockClear();
  render(field('ann'));
  input().focus();
  fireEvent.keyDown(input(), { key: 'Escape' });
  expect(input().value).toBe('');
  expect(onSearch.mock.calls).toEqual([['']]);
  fireEvent.keyDown(input(), { key: 'Escape' });
  expect(document.activeElement).toBe(document.body);
});

test('it follows the address: Back restores the previous search', () => {
  const { rerender } = render(field('ann'));
  rerender(field('bo'));
  expect(input().value).toBe('bo');
});

test('a search result does not discard what is typed meanwhile', () => {
  onSearch.mockClear();
  const { rerender } = render(field(''));
  type('an');
  rest();
  type('ann');
  rerender(field('an'));
  expect(input().value).toBe('ann');
});
