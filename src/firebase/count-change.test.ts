import { expect, test } from 'vitest';
import { countChange, type CountedPage } from './count-change';

/** A page of three at most, in the order of its letters; a capital letter is no longer counted. */
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
  ['one comes first and pushes the last one off', 'bcd', 'abc', 1],
  ['one comes into a page with room', 'bc', 'bcd', 1],
  ['one goes, and the next one moves up', 'bcd', 'bde', -1],
  ['the last one goes, and the next one moves up', 'bcd', 'bce', -1],
  ['one goes of a page that is all there is', 'bc', 'b', -1],
  ['one goes of a full page, and there is no next one', 'bcd', 'bc', -1],
  ['one goes as another comes', 'bcd', 'abd', 0],
  ['one that stays is handled', 'bcd', 'bCd', -1],
  ['one that was handled waits again', 'bCd', 'bcd', 1],
  ['one that is not counted comes', 'bcd', 'Abc', 0],
  ['the first one comes', '', 'a', 1],
])('%s', (_what, before, next, change) => {
  expect(countChange(page(before), page(next))).toBe(change);
});

test('a list with the latest first', () => {
  expect(countChange(page('dcb', 'desc'), page('edc', 'desc'))).toBe(1);
  expect(countChange(page('dcb', 'desc'), page('dca', 'desc'))).toBe(-1);
});

test('of the newest alone', () => {
  const newest = (letter: string): CountedPage => ({ ...page(letter, 'desc'), full: letter !== '' });
  expect(countChange(newest('b'), newest('c'))).toBe(1);
  expect(countChange(newest('c'), newest('b'))).toBe(-1);
  expect(countChange(newest('b'), newest(''))).toBe(-1);
});
