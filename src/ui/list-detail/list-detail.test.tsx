// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { ListDetail } from './list-detail';
import { RowTitle } from './row-title';

const rows = (...ids: string[]) => ids.map((id) => ({ id }));
let wide = true;

beforeEach(() => {
  vi.useFakeTimers();
  stubMatchMedia((query) => query.includes('min-width') && wide);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  wide = true;
});

const accept = vi.fn();
const list = (shown: { id: string; action?: string }[]) => (
  <ThemeProvider theme={theme}>
    <ListDetail
      label="Requests"
      rows={shown}
      rowKeys={{ a: accept }}
      renderRow={({ id, action }) => (
        <>
          <RowTitle>{id}</RowTitle>
          {action && <button>{action}</button>}
        </>
      )}
      renderDetails={({ id }) => <p>details of {id}</p>}
    />
  </ThemeProvider>
);
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.textContent;

test('j and k move between the rows, and the details follow', () => {
  render(list(rows('a', 'b', 'c')));
  press('j');
  expect(focused()).toBe('a');
  press('j');
  press('ArrowDown');
  expect(focused()).toBe('c');
  expect(screen.getByText('details of c')).toBeTruthy();
  press('k');
  expect(screen.getByText('details of b')).toBeTruthy();
});

test('Enter, a click on the title, opens the details; Escape comes back', () => {
  render(list(rows('a', 'b')));
  fireEvent.click(screen.getByRole('button', { name: 'b' }));
  expect(focused()).toBe('details of b');
  press('Escape');
  expect(focused()).toBe('b');
});

test('a key of the row acts on the row that has the focus, and on none without it', () => {
  accept.mockClear();
  render(list(rows('a', 'b')));
  press('a');
  expect(accept).not.toHaveBeenCalled();
  press('j');
  press('j');
  press('a');
  expect(accept).toHaveBeenCalledWith({ id: 'b' });
});

test('when the row with the focus goes, the focus goes on with the next', () => {
  const { rerender } = render(list(rows('a', 'b', 'c')));
  press('j');
  press('j');
  rerender(list(rows('a', 'c')));
  act(() => {
    vi.advanceTimersByTime(250);
  });
  expect(focused()).toBe('c');
});

test('when the button with the focus goes, the focus goes on with its row', () => {
  const { rerender } = render(list([{ id: 'a' }, { id: 'b', action: 'Start' }]));
  act(() => screen.getByRole('button', { name: 'Start' }).focus());
  rerender(list(rows('a', 'b')));
  expect(focused()).toBe('b');
});

test('on a narrow screen the details open over the list', () => {
  wide = false;
  render(list(rows('a', 'b')));
  expect(screen.queryByText('details of a')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'b' }));
  expect(screen.getByText('details of b')).toBeTruthy();
});

test('the details over the list close when their row goes, and do not turn to another', () => {
  wide = false;
  const { rerender } = render(list(rows('a', 'b')));
  fireEvent.click(screen.getByRole('button', { name: 'a' }));
  rerender(list(rows('b')));
  expect(screen.queryByText(/details of/)).toBeNull();
  act(() => {
    vi.advanceTimersByTime(1_000);
  });
  expect(screen.queryByText(/details of/)).toBeNull();
});
