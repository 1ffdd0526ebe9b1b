import { expect, test } from 'vitest';
import { isOutsideArea } from './is-outside-area';

const area = { cities: ['Akron', 'Lima'], referralCities: ['Lima'], zips: ['44043', '44101'] };

test.each([
  ['12 Main St, Akron, OH 44301', 'a city that is served, whatever its ZIP code'],
  ['12 Main St, Elsewhere, OH 44043', 'a ZIP code that is served'],
  ['12 Main St, Elsewhere, OH 44043-1234, USA', 'a longer ZIP code, and the country'],
  ['12 main st lima', 'a city without commas'],
  ['12 Main St', 'a street alone'],
  ['44301 Main St', 'a number of a house that looks like a ZIP code'],
  ['', 'nothing'],
])('%s is not outside: %s', (address) => {
  expect(isOutsideArea(area, address)).toBe(false);
});

test.each([
  ['12 Main St, Dayton, OH 45402', 'another city'],
  ['12 Main St, Dayton', 'another city without a ZIP code'],
  ['12 Main St 45402', 'another ZIP code'],
  ['12 Limaville Rd, Dayton, OH', 'a street that begins like a city'],
])('%s is outside: %s', (address) => {
  expect(isOutsideArea(area, address)).toBe(true);
});
