import { expect, it } from 'vitest';
import { business } from '../business/business';
import { likelySame } from './likely-same';
import { nearKeys } from './near-keys';

const address = '482 E Ridgeline Dr, Niles';

const likely: readonly (readonly [string, string])[] = [
  [address, '482 E Ridgeline Dr'],
  [address, '482 Ridgeline, Niles'],
  [address, '482 E Ridgline Drive, Niles'],
  [address, '482 E Rigdeline Dr, Niles'],
  [address, `482 E Ridgeline Ct, Niles, ${business.stateCode}`],
  [address, '482 E Ridgeline Dr Apt 2, Niles'],
  ['482 E Ridgeline Dr #2, Niles', '482 E Ridgeline Apt 2'],
  ['10450 S 300 W, Niles', '10450 South 300 West Street, Niles'],
];

it.each(likely)('%j may be %j, and is found by its keys', (one, other) => {
  expect(likelySame(one, other)).toBeGreaterThan(0);
  expect(likelySame(other, one)).toBe(likelySame(one, other));
  expect(nearKeys(one).some((key) => nearKeys(other).includes(key))).toBe(true);
});

it.each([
  [address, '484 E Ridgeline Dr, Niles'],
  [address, '482 W Ridgeline Dr, Niles'],
  [address, '482 E Ridgeline Dr, Akron'],
  [address, '482 E Mill Creek Rd, Niles'],
  ['482 E Ridgeline Dr #2, Niles', '482 E Ridgeline Dr #3, Niles'],
  ['10450 S 300 W, Niles', '10450 S 310 W, Niles'],
  ['12 Oak St, Niles', '12 Elk St, Niles'],
  ['Ridgeline Dr, Niles', 'Ridgeline Dr, Niles'],
  ['', ''],
])('%j and %j are not proposed', (one, other) => {
  expect(likelySame(one, other)).toBe(0);
});

it('puts the closest first: the same words before a missing city, and that before a missing unit', () => {
  const of = (other: string) => likelySame('482 E Ridgeline Dr #2, Niles', other);
  expect(of('482 E Ridgline Dr #2, Niles')).toBe(1);
  expect(of('482 E Ridgeline Dr #2')).toBeLessThan(1);
  expect(of('482 E Ridgeline Dr')).toBeLessThan(of('482 E Ridgeline Dr #2'));
});

it('has no keys for an address without a house number', () => {
  expect(nearKeys('Ridgeline Dr, Niles')).toEqual([]);
});
