import { expect, test } from 'vitest';
import { countChange, type CountedPage } from './count-change';

/** A page of at most three, ordered by letter; a capital letter is no longer counted. */
const page = (letters: string, direction: 'asc' | 'desc' = 'asc'): CountedPage => ({
  entries: [...letters].map((letter) => ({
    id: letter.toLowerCase(),
    order: letter.toLowerCase(),
    counts: letter === letter.toLowerCase(),
  })),
  full: letters.length === 3,
  direction,
});

test.each([
  ['nothing has changed', 'bcd', 'bcd', 0],
  ['one is added first and pushes the last one off', 'bcd', 'abc', 1],
  ['one is added to a page that is not full', 'bc', 'bcd', 1],
  ['one is removed, and the next one moves up', 'bcd', 'bde', -1],
  ['the last one is removed, and the next one moves up', 'bcd', 'bce', -1],
  ['one is removed from the only page', 'bc', 'b', -1],
  ['one is removed from a full page without a next one', 'bcd', 'bc', -1],
  ['one is removed as another is added', 'bcd', 'abd', 0],
  ['one on the page is handled and stays', 'bcd', 'bCd', -1],
  ['a handled one becomes pending again', 'bCd', 'bcd', 1],
  ['one that is not counted is added', 'bcd', 'Abc', 0],
  ['the first one is added', '', 'a', 1],
])('%s', (_what, before, next, change) => {
  expect(countChange(page(before), page(next))).toBe(change);
});

test('a list sorted by latest first', () => {
  expect(countChange(page('dcb', 'desc'), page('edc', 'desc'))).toBe(1);
  expect(countChange(page('dcb', 'desc'), page('dca', 'desc'))).toBe(-1);
});

test('a list of only the newest', () => {
  const newest = (letter: string): CountedPage => ({ ...page(letter, 'desc'), full: letter !== '' });
  expect(countChange(newest('b'), newest('c'))).toBe(1);
  expect(countChange(newest('c'), newest('b'))).toBe(-1);
  expect(countChange(newest('b'), newest(''))).toBe(-1);
});
