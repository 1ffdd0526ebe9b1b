import { expect, test } from 'vitest';
import { business } from '../business/business';
import { factorySettings } from '../settings/factory-settings';
import { cityOf } from './city-of';

const { cities } = factorySettings.area;
const [one = '', other = ''] = cities.filter((city) => !city.includes(' '));
const twoWords = cities.find((city) => city.includes(' ')) ?? one;

test.each([
  [`1190 S Canyon View Rd, ${one}, ${business.stateCode} 84606`, one],
  [`12 ${one} Ln, ${other}, ${business.stateCode}`, other],
  [`5 Main St, ${twoWords.toLowerCase()} ${business.stateCode.toLowerCase()}`, twoWords],
  [`9 ${one}hill Rd, Elsewhere, ${business.stateCode}`, null],
  ['', null],
])('%j is in %s', (address, city) => {
  expect(cityOf(cities, address)).toBe(city);
});
