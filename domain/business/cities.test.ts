import { expect, test } from 'vitest';
import { referralCities } from '../referral/referral-cities';
import { cities } from './cities';

test('no city of the service area is listed twice', () => {
  expect(cities).toEqual([...new Set(cities)]);
});

test('the referral app lists all cities of the service area but six', () => {
  const others = cities.filter((city) => !referralCities.includes(city));
  expect(others).toEqual(['Midvale', 'Eagle Mountain', 'Cedar Hills', 'Alpine', 'Highland', 'Lindon']);
});
