import { expect, test } from 'vitest';
import { business } from '../business/business';
import { addressKey } from './address-key';

test.each([
  `482 E Ridgeline Dr, Niles, ${business.stateCode} 44070`,
  `482 East Ridgeline Drive, Niles, ${business.state}`,
  `  482 e. ridgeline dr.  niles ${business.stateCode.toLowerCase()} 44070-1234`,
  `482 E Ridgeline Dr\nNiles, ${business.stateCode} 44070, USA`,
])('%j is the same property', (address) => {
  expect(addressKey(address)).toBe('482 e ridgeline dr niles');
});

test.each([
  ['482 E Ridgeline Dr, Niles', '484 E Ridgeline Dr, Niles'],
  ['482 E Ridgeline Dr, Niles', '482 W Ridgeline Dr, Niles'],
  ['482 E Ridgeline Dr, Niles', '482 E Ridgeline Dr Apt 2, Niles'],
  ['482 E Ridgeline Dr, Niles', '482 E Ridgeline Dr, Akron'],
])('%j and %j are different properties', (one, other) => {
  expect(addressKey(one)).not.toBe(addressKey(other));
});

test('a five-digit house number is not a ZIP code', () => {
  expect(addressKey(`10450 S State St, Niles, ${business.stateCode} 44070`)).toBe('10450 s state st niles');
});
