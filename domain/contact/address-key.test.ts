import { expect, test } from 'vitest';
import { business } from '../business/business';
import { addressKey } from './address-key';

test.each([
  `482 E Ridgeline Dr, Sandy, ${business.stateCode} 84070`,
  `482 East Ridgeline Drive, Sandy, ${business.state}`,
  `  482 e. ridgeline dr.  sandy ${business.stateCode.toLowerCase()} 84070-1234`,
  `482 E Ridgeline Dr\nSandy, ${business.stateCode} 84070, USA`,
])('%j is the same property', (address) => {
  expect(addressKey(address)).toBe('482 e ridgeline dr sandy');
});

test.each([
  ['482 E Ridgeline Dr, Sandy', '484 E Ridgeline Dr, Sandy'],
  ['482 E Ridgeline Dr, Sandy', '482 W Ridgeline Dr, Sandy'],
  ['482 E Ridgeline Dr, Sandy', '482 E Ridgeline Dr Apt 2, Sandy'],
  ['482 E Ridgeline Dr, Sandy', '482 E Ridgeline Dr, Provo'],
])('%j and %j are different properties', (one, other) => {
  expect(addressKey(one)).not.toBe(addressKey(other));
});

test('a five-digit house number is not a ZIP code', () => {
  expect(addressKey(`10450 S State St, Sandy, ${business.stateCode} 84070`)).toBe('10450 s state st sandy');
});
