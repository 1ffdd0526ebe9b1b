import { expect, test } from 'vitest';
import { cityOf, initialsOf } from './mask-referral';

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

test.each([
  ['1190 S Canyon View Rd, Provo, UT 84606', 'Provo'],
  ['12 Sandy Ln, West Jordan, UT', 'West Jordan'],
  ['500 Provo Canyon Rd, Orem, UT 84057', 'Orem'],
  ['5 Main St, salt lake city ut', 'Salt Lake City'],
  ['9 Sandyhill Rd, Logan, UT', 'Utah'],
  ['', 'Utah'],
])('%j is in %s', (address, city) => {
  expect(cityOf(address, 'Utah')).toBe(city);
});
