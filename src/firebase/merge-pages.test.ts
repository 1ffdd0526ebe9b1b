import { expect, test } from 'vitest';
import { withLive, withOlder, withoutOlder, withRenewed, type Pages } from './merge-pages';

const items = (text: string) => [...text].map((id) => ({ id }));
const pages = (live: string, older: string): Pages<{ id: string }> => ({
  live: items(live),
  older: items(older),
});
const ids = ({ live, older }: Pages<{ id: string }>) =>
  [live, older].map((page) => page.map(({ id }) => id).join('')).join('|');

test('what new arrivals push off the first page is kept before the older ones', () => {
  expect(ids(withLive(pages('cde', 'fgh'), items('abc')))).toBe('abc|defgh');
});

test('what was handled on the first page goes, and an older one that moved up is there once', () => {
  expect(ids(withLive(pages('abc', 'def'), items('acd')))).toBe('acd|ef');
});

test('the last row of the first page that was handled does not come back', () => {
  expect(ids(withLive(pages('abc', 'def'), items('abd')))).toBe('abd|ef');
});

test('without older pages nothing is kept: the button fetches it', () => {
  expect(ids(withLive(pages('bcd', ''), items('abc')))).toBe('abc|');
});

test('a page that overlaps the rows already there adds only what is new', () => {
  expect(ids(withOlder(pages('abc', 'd'), items('cdef')))).toBe('abc|def');
});

test('an older row that was handled here is taken out', () => {
  expect(ids(withoutOlder(pages('abc', 'def'), 'e'))).toBe('abc|df');
});

test('an older row that was changed here is shown as it stands, in its place', () => {
  const changed = { id: 'e', note: 'new' };
  expect(withRenewed(pages('abc', 'def'), changed).older).toEqual([{ id: 'd' }, changed, { id: 'f' }]);
});
