import { expect, test } from 'vitest';
import { withLive, withOlder, withoutOlder, withRenewed, type Pages } from './merge-pages';

const items = (text: string) => [...text].map((id) => ({ id }));
const pages = (live: string, older: string): Pages<{ id: string }> => ({
  live: items(live),
  older: items(older),
});
const ids = ({ live, older }: Pages<{ id: string }>) =>
  [live, older].map((page) => page.map(({ id }) => id).join('')).join('|');

test('rows pushed off the first page are kept before the older ones', () => {
  expect(ids(withLive(pages('cde', 'fgh'), items('abc')))).toBe('abc|defgh');
});

test('a row handled on the first page is removed, and an older one that moved up appears once', () => {
  expect(ids(withLive(pages('abc', 'def'), items('acd')))).toBe('acd|ef');
});

test('the last row of the first page does not return after it was handled', () => {
  expect(ids(withLive(pages('abc', 'def'), items('abd')))).toBe('abd|ef');
});

test('without older pages nothing is kept, because the button loads it', () => {
  expect(ids(withLive(pages('bcd', ''), items('abc')))).toBe('abc|');
});

test('a page that overlaps existing rows adds only new ones', () => {
  expect(ids(withOlder(pages('abc', 'd'), items('cdef')))).toBe('abc|def');
});

test('an older row that was handled here is removed', () => {
  expect(ids(withoutOlder(pages('abc', 'def'), 'e'))).toBe('abc|df');
});

test('an older row that was changed here is updated in place', () => {
  const changed = { id: 'e', note: 'new' };
  expect(withRenewed(pages('abc', 'def'), changed).older).toEqual([{ id: 'd' }, changed, { id: 'f' }]);
});
