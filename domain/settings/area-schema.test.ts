import { expect, test } from 'vitest';
import { fieldErrors } from '../testing/field-errors';
import { areaSchema } from './area-schema';
import { factorySettings } from './factory-settings';
import type { AreaSettings } from './settings';

const area: AreaSettings = { cities: ['Akron', 'Lima'], referralCities: ['Lima'], zips: ['44043'] };

test('what the business begins with is valid, and so is an area without ZIP codes', () => {
  expect(fieldErrors(areaSchema, factorySettings.area)).toEqual({});
  expect(fieldErrors(areaSchema, { ...area, zips: [] })).toEqual({});
});

test.each<[what: string, changes: Partial<AreaSettings>, field: string, sentence: string]>([
  ['no city', { cities: [] }, 'cities', 'At least one city is needed.'],
  ['a city twice', { cities: ['Akron', 'Lima', 'akron'] }, 'cities', 'akron is listed twice.'],
  ['no city for referrers', { referralCities: [] }, 'referralCities', 'At least one city is needed.'],
  [
    'a city for referrers that is not served',
    { referralCities: ['Lima', 'Dayton'] },
    'referralCities',
    'Dayton isn’t among the cities above.',
  ],
  ['four digits', { zips: ['44043', '4404'] }, 'zips', '4404 isn’t a five-digit ZIP code.'],
  ['a ZIP code twice', { zips: ['44043', '44043'] }, 'zips', '44043 is listed twice.'],
])('%s is refused at its field', (_what, changes, field, sentence) => {
  expect(fieldErrors(areaSchema, { ...area, ...changes })[field]).toBe(sentence);
});
