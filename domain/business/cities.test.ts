import { expect, test } from 'vitest';
import { referralCities } from '../referral/referral-cities';
import { cities } from './cities';

test('no city of the service area is listed twice', () => {
  expect(cities).toEqual([...new Set(cities)]);
});

test('the referral app lists cities of the service area', () => {
  expect(referralCities.length).toBeGreaterThan(0);
  expect(cities).toEqual(expect.arrayContaining([...referralCities]));
});
