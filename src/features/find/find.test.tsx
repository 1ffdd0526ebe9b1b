// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { searchKeys } from '@domain/search/search-keys';
import type { SearchQuery } from '@domain/search/search-query';
import type { ListQuery } from '@/firebase/lists/list-query';
import { useListSearch, type SearchList } from '@/firebase/lists/use-list-search';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { Find } from './find';
import { hitKind, type HitKind } from './hit';

vi.mock('@/firebase/lists/use-list-search');

interface Person {
  readonly id: string;
  readonly name: string;
  readonly search_keys: readonly string[];
}

const person = (id: string, name: string): Person => ({
  id,
  name,
  search_keys: searchKeys({ name, email: `${id}@example.com`, phone: '', address: '1 Elm St, Niles' }),
});

const listed = (label: string, where: ListQuery<Person>['where']): ListQuery<Person> => ({
  collection: label === 'Jobs' ? 'bookings' : 'customers',
  read: () => ({ state: 'missing' }),
  where,
  orderBy: ['created_at', 'desc'],
  pageSize: 10,
});
const kind = (label: string, rest: Partial<Pick<HitKind, 'all'>> & { readonly reference?: string } = {}) =>
  hitKind<Person>({
    label,
    all: rest.all ?? null,
    list: ({ key }: SearchQuery) => listed(label, [['search_keys', 'array-contains', key]]),
    named: (text) => Promise.resolve(text === rest.reference ? listed(label, []) : null),
    toHit: ({ id, name }) => ({
      id,
      title: name,
      facts: [`Fact of ${id}`],
      badge: null,
      to: `/${label}/${id}`,
    }),
  });

const key = 'x'.repeat(24);
const kinds = [kind('Customers'), kind('Jobs', { all: (text) => `/all?q=${text}`, reference: 'k7m2qx' })];
const load = () => Promise.resolve(kinds);
const stored: Record<string, Person[]> = {};
const search = vi.fn<(collection: string, size: number) => Promise<readonly Person[]>>();
let onDevice = false;
const onOpen = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stubMatchMedia(() => false);
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  onOpen.mockClear();
  onDevice = false;
  stored.customers = [person('c-1', 'Ines Okuda')];
  stored.bookings = [person('b-1', 'Ines Okuda'), person('b-2', 'Ken Okuda')];
  search.mockReset();
  search.mockImplementation((collection) => Promise.resolve(stored[collection] ?? []));
  vi.mocked(useListSearch).mockReturnValue((async (
    list: { collection: string; where: unknown[][] },
    size: number,
  ) => {
    const wanted = list.where[0]?.[2] as string | undefined;
    const rows = (await search(list.collection, size)).filter(
      ({ search_keys }) => wanted === undefined || search_keys.includes(wanted),
    );
    return { rows: rows.slice(0, size), whole: rows.length < size, onDevice };
  }) as unknown as SearchList);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <ThemeProvider theme={theme}>
      <button>Elsewhere</button>
      <Find load={load} onOpen={onOpen} />
    </ThemeProvider>,
  );
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search everything' });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
async function found(text: string) {
  show();
  press('/');
  type(text);
  await act(() => vi.advanceTimersByTimeAsync(250));
}

test('/ focuses it, and hits are listed by kind with their facts', async () => {
  await found('oku');
  expect(document.activeElement).toBe(field());
  const group = (name: string) => screen.getByRole('group', { name }).textContent;
  expect(group('Customers')).toBe('CustomersInes OkudaFact of c-1');
  expect(group('Jobs')).toContain('Ken OkudaFact of b-2');
  expect(screen.getByRole('status').textContent).toBe('3 found.');
});

test('arrow keys choose, Enter opens the chosen one, and the field is empty again', async () => {
  await found('okuda');
  expect(active()).toContain('c-1');
  press('ArrowDown');
  press('ArrowDown');
  expect(active()).toContain('b-2');
  press('ArrowUp');
  press('Enter');
  expect(onOpen.mock.calls).toEqual([['/Jobs/b-1']]);
  expect(field().value).toBe('');
});

test('all hits of a list are one choice further', async () => {
  await found('okuda');
  press('ArrowUp');
  expect(active()).toBe('Show these jobs in their list');
  press('Enter');
  expect(onOpen.mock.calls).toEqual([['/all?q=okuda']]);
});

test('Escape closes it and returns the focus', async () => {
  show();
  screen.getByText('Elsewhere').focus();
  press('/');
  type('okuda');
  await act(() => vi.advanceTimersByTimeAsync(250));
  press('Escape');
  expect(options()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByText('Elsewhere'));
});

test('one letter is not searched, and an empty result says what can be searched for', async () => {
  await found('o');
  expect(screen.getByRole('status').textContent).toMatch(/^Type at least 2 letters\./);
  expect(search).not.toHaveBeenCalled();
  type('zebra');
  await act(() => vi.advanceTimersByTimeAsync(250));
  expect(screen.getByRole('status').textContent).toMatch(/^Nothing found for “zebra”\. Search by name/);
});

test('without a connection it says that only this device was searched', async () => {
  onDevice = true;
  await found('zebra');
  expect(screen.getByRole('status').textContent).toMatch(
    /^Nothing found on this device for “zebra”\. We can’t reach/,
  );
  type('okuda');
  await act(() => vi.advanceTimersByTimeAsync(250));
  expect(screen.getByRole('status').textContent).toMatch(
    /^3 found on this device\. We can’t reach the server/,
  );
});

test('a kind that fails is named and searched again, and the others are shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  search.mockImplementation((collection) =>
    collection === 'bookings' ? Promise.reject(new Error('no')) : Promise.resolve(stored[collection] ?? []),
  );
  await found('okuda');
  expect(screen.getByText('We couldn’t search jobs.')).toBeTruthy();
  expect(options()).toEqual(['Ines OkudaFact of c-1', 'Try again']);
  search.mockImplementation((collection) => Promise.resolve(stored[collection] ?? []));
  press('ArrowUp');
  press('Enter');
  await waitFor(() => expect(options()).toContain('Ken OkudaFact of b-2'));
  expect(screen.queryByText('We couldn’t search jobs.')).toBeNull();
});

test('more than fits is shown on request, and reads are bounded', async () => {
  stored.customers = Array.from({ length: 60 }, (_, index) => person(`c-${index}`, `Kim Niles${index}`));
  await found('kim');
  expect(options().filter((text) => text?.includes('Fact of c-'))).toHaveLength(5);
  expect(screen.getByRole('status').textContent).toBe('5 or more found.');
  fireEvent.click(screen.getByRole('option', { name: 'Show more results' }));
  await waitFor(() => expect(options().filter((text) => text?.includes('Fact of c-'))).toHaveLength(50));
  fireEvent.click(screen.getByRole('option', { name: 'Show more results' }));
  await waitFor(() => expect(options().filter((text) => text?.includes('Fact of c-'))).toHaveLength(60));
  expect(screen.queryByRole('option', { name: 'Show more results' })).toBeNull();
  expect(Math.max(...search.mock.calls.map(([, size]) => size))).toBeLessThanOrEqual(200);
});

test('a late answer to an earlier text is not shown', async () => {
  let answer: (rows: readonly Person[]) => void = () => undefined;
  search.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  await found('okuda');
  type('ken okuda');
  await act(() => vi.advanceTimersByTimeAsync(250));
  await act(() => {
    answer(stored.customers ?? []);
    return vi.advanceTimersByTimeAsync(0);
  });
  expect(options()).toEqual(['Ken OkudaFact of b-2']);
});

test('a text that can be a reference is searched for as a word too, and each hit is listed once', async () => {
  stored.bookings = [person('b-1', 'Ines Okuda'), person('b-2', 'Ken K7m2qx')];
  search.mockImplementation((collection) => Promise.resolve(stored[collection] ?? []));
  await found('k7m2qx');
  expect(options()).toEqual([
    'Ines OkudaFact of b-1',
    'Ken K7m2qxFact of b-2',
    'Show these jobs in their list',
  ]);
});

test('a pasted key is looked up and not searched for as a word', async () => {
  await found(key);
  expect(search).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toMatch(/^Nothing found/);
});

test('on a phone it is a button that opens the search over the whole screen', async () => {
  stubMatchMedia(() => true);
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Search everything' }));
  expect(screen.getByRole('dialog', { name: 'Search everything' })).toBeTruthy();
  type('okuda');
  await act(() => vi.advanceTimersByTimeAsync(250));
  fireEvent.click(screen.getByRole('option', { name: /c-1/ }));
  expect(onOpen.mock.calls).toEqual([['/Customers/c-1']]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
