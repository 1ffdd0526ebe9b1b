import { expect, test } from 'vitest';
import { initialsOf } from './mask-referral';

test.each([
  ['Priya Sandoval', 'P. S.'],
  ['  maría   josé de la cruz ', 'M. J. D.'],
  ['Ólafur', 'Ó.'],
  ['😀 Smile', 'S.'],
  ['(Ann) “Lee” 2nd', 'A. L. N.'],
  ['& 77 — Co.', 'C.'],
  ['12 !', ''],
  ['', ''],
])('%j: %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
