// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { ChoiceMemory } from './choice-memory';
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
    {/* jsdom's window is always 1,024 px wide, where the styles hide the details, and what is hidden takes no focus. */}
    {wide && <style>{'section { display: block !important }'}</style>}
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

test('j and k move between rows, and the details follow', () => {
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

test('Enter and a click on the title show the details, and Escape returns', () => {
  render(list(rows('a', 'b')));
  fireEvent.click(screen.getByRole('button', { name: 'b' }));
  expect(focused()).toBe('details of b');
  press('Escape');
  expect(focused()).toBe('b');
});

test('a row’s shortcut acts on the focused row, and on none without focus', () => {
  accept.mockClear();
  render(list(rows('a', 'b')));
  press('a');
  expect(accept).not.toHaveBeenCalled();
  press('j');
  press('j');
  press('a');
  expect(accept).toHaveBeenCalledWith({ id: 'b' });
});

test('a row pressed while a search was typed stays chosen in the list that the search reads', () => {
  const searched = (shown: { id: string }[] | null) => (
    <ChoiceMemory>{shown ? list(shown) : <p>Loading</p>}</ChoiceMemory>
  );
  const { rerender } = render(searched(rows('a', 'b', 'c')));
  act(() => screen.getByRole('button', { name: 'b' }).focus());
  rerender(searched(null));
  rerender(searched(rows('b', 'c')));
  expect(screen.getByText('details of b').textContent).toBe('details of b');
  rerender(searched(null));
  rerender(searched(rows('a', 'b', 'c')));
  expect(screen.getByText('details of b').textContent).toBe('details of b');
});

test('when the focused row disappears, the next one gets the focus', () => {
  const { rerender } = render(list(rows('a', 'b', 'c')));
  press('j');
  press('j');
  rerender(list(rows('a', 'c')));
  act(() => {
    vi.advanceTimersByTime(250);
  });
  expect(focused()).toBe('c');
});

test('when the focused button disappears, its row gets the focus', () => {
  const { rerender } = render(list([{ id: 'a' }, { id: 'b', action: 'Start' }]));
  act(() => screen.getByRole('button', { name: 'Start' }).focus());
  rerender(list(rows('a', 'b')));
  expect(focused()).toBe('b');
});

test('on a narrow screen the details are shown over the list', () => {
  wide = false;
  render(list(rows('a', 'b')));
  expect(screen.queryByText('details of a')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'b' }));
  expect(screen.getByText('details of b')).toBeTruthy();
});

test('the details over the list close when their row disappears, instead of showing another', () => {
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

const parts = (open: string[], over: string[]) => (
  <ThemeProvider theme={theme}>
    <ListDetail
      label="Jobs"
      parts={[
        { key: 'open', heading: `${open.length} open`, rows: rows(...open), empty: 'None open.' },
        {
          key: 'over',
          heading: `${over.length} completed`,
          label: 'Jobs: completed',
          rows: rows(...over),
          empty: 'None completed.',
          after: <button>Show earlier</button>,
        },
      ]}
      rowKeys={{ a: accept }}
      renderRow={({ id }) => <RowTitle>{id}</RowTitle>}
      renderDetails={({ id }) => <p>details of {id}</p>}
    />
  </ThemeProvider>
);

test('j and k move from one part to the next, each under its heading', () => {
  render(parts(['a', 'b'], ['c']));
  const headings = screen.getAllByText(/ (open|completed)$/).map(({ textContent }) => textContent);
  expect(headings).toEqual(['2 open', '1 completed']);
  expect(screen.getAllByRole('list').map((each) => each.getAttribute('aria-label'))).toEqual([
    'Jobs',
    'Jobs: completed',
  ]);
  for (const row of ['a', 'b', 'c', 'c']) {
    press('j');
    expect(focused()).toBe(row);
  }
  press('k');
  expect(screen.getByText('details of b')).toBeTruthy();
});

test('an empty part says so', () => {
  render(parts([], ['c']));
  expect(screen.getByText('None open.')).toBeTruthy();
  expect(screen.queryByText('None completed.')).toBeNull();
});

test('a row that moves to the other part keeps the focus and is shown once', () => {
  const { rerender } = render(parts(['a', 'b'], ['c']));
  press('j');
  press('j');
  rerender(parts(['a'], ['b', 'c']));
  expect(screen.getAllByText('b')).toHaveLength(1);
  expect(focused()).toBe('b');
});

test('a row’s shortcut does nothing on a button between the parts', () => {
  accept.mockClear();
  render(parts(['a'], ['c']));
  act(() => screen.getByRole('button', { name: 'Show earlier' }).focus());
  press('a');
  expect(accept).not.toHaveBeenCalled();
});

test.each([true, false])('a row that the address names is open, with the focus (wide: %s)', (isWide) => {
  wide = isWide;
  const opened = (shown: { id: string }[]) => <ChoiceMemory opened="b">{list(shown)}</ChoiceMemory>;
  const { rerender } = render(opened([]));
  rerender(opened(rows('b')));
  expect(screen.getByText('details of b')).toBeTruthy();
  if (isWide) expect(focused()).toBe('b');
  else expect(screen.getByRole('button', { name: 'Close details' })).toBeTruthy();
});
