import { expect, test } from 'vitest';
import { referralCities } from '../referral/referral-cities';
import { cities } from './cities';

test('the referral app lists 16 cities of the service area, none twice', () => {
  expect(new Set(referralCities).size).toBe(16);
  expect(referralCities).toHaveLength(16);
  expect(cities).toEqual(expect.arrayContaining([...referralCities]));
});
