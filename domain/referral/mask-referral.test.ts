import { expect, test } from 'vitest';
import { business } from '../business/business';
import { cities } from '../business/cities';
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

const [one = '', other = ''] = cities.filter((city) => !city.includes(' '));
const twoWords = cities.find((city) => city.includes(' ')) ?? one;

test.each([
  [`1190 S Canyon View Rd, ${one}, ${business.stateCode} 84606`, one],
  [`12 ${one} Ln, ${other}, ${business.stateCode}`, other],
  [`5 Main St, ${twoWords.toLowerCase()} ${business.stateCode.toLowerCase()}`, twoWords],
  [`9 ${one}hill Rd, Elsewhere, ${business.stateCode}`, business.state],
  ['', business.state],
])('%j is in %s', (address, city) => {
  expect(cityOf(address, business.state)).toBe(city);
});
