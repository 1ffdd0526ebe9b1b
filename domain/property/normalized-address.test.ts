import { describe, expect, it } from 'vitest';
import { business } from '../business/business';
import { normalizedAddress } from './normalized-address';

const { state, stateCode } = business;

describe('one house', () => {
  const plain = '482 e ridgeline dr niles';
  it.each([
    '482 E Ridgeline Dr, Niles',
    '482 East Ridgeline Drive, Niles',
    `482 e. ridgeline dr.,   niles, ${stateCode} 44070`,
    `482 E RIDGELINE DRIVE\nNILES ${state.toUpperCase()} 44070-1234`,
    `482 E Ridgeline Dr., Niles, ${stateCode}, USA`,
    `482 E Ridgeline Dr, Niles, ${stateCode} 44070, United States`,
    '482 É Ridgeline Dr, Niles',
    '482 E Ridgeline Dr; Niles.',
  ])('%j', (address) => {
    expect(normalizedAddress(address)).toBe(plain);
  });
});

describe('one unit of a house', () => {
  const unit = '482 e ridgeline dr niles unit 2';
  it.each([
    '482 E Ridgeline Dr #2, Niles',
    '482 E Ridgeline Dr # 2, Niles',
    '482 E Ridgeline Dr Apt 2, Niles',
    '482 E Ridgeline Dr Apt. #2, Niles',
    '482 E Ridgeline Dr Apt2, Niles',
    '482 E Ridgeline Dr, Unit 2, Niles',
    '482 E Ridgeline Dr Ste 2, Niles',
    'Apt 2, 482 E Ridgeline Dr, Niles',
    'Unit 2\n482 East Ridgeline Drive\nNiles',
    '482 E Ridgeline Dr, Niles, Apartment 2',
    `482 E Ridgeline Dr, Niles, ${stateCode} 44070, #2`,
  ])('%j', (address) => {
    expect(normalizedAddress(address)).toBe(unit);
  });
});

it.each([
  ['12 Elm St Unit B2, Niles', '12 Elm St #B-2, Niles'],
  ['12 Elm St Unit B2, Niles', '12 Elm Street Apt B 2, Niles'],
  ['12 Elm St Apt 4B, Niles', '12 Elm St #4-B, Niles'],
  ['12 Elm St Bldg 3 Apt 4, Niles', 'Building 3, 12 Elm Street, Niles, #4'],
  ['1450 NE Third Ave, Niles', '1450 Northeast 3rd Avenue, Niles'],
  ['7 Saint James Sq, Niles', '7 St. James Square, Niles'],
  ['9 Mill Cove, Niles', '9 Mill Cv, Niles'],
  ['20 Oak Way, Niles', '20 Oak Wy., Niles'],
  ['10450 S 300 W, Niles', '10450 South 300 West, Niles'],
])('%j and %j are the same property', (one, other) => {
  expect(normalizedAddress(one)).toBe(normalizedAddress(other));
});

it.each([
  ['482 E Ridgeline Dr #2, Niles', '482 E Ridgeline Dr #3, Niles'],
  ['482 E Ridgeline Dr #2, Niles', '482 E Ridgeline Dr, Niles'],
  ['482 E Ridgeline Dr, Niles', '482 W Ridgeline Dr, Niles'],
  ['482 E Ridgeline Dr, Niles', '484 E Ridgeline Dr, Niles'],
  ['482 E Ridgeline Dr, Niles', '482 E Ridgeline Dr, Akron'],
  ['482 E Ridgeline Dr, Niles', '482 E Ridgeline Ct, Niles'],
  ['12 Elm St Bldg 3 #4, Niles', '12 Elm St Bldg 4 #3, Niles'],
  ['12 Elm St, Upper, Niles', '12 Elm St, Lower, Niles'],
  ['14 Elm St Unit 4 E, Niles', '14 Elm St Unit 4, Niles'],
])('%j and %j are different properties', (one, other) => {
  expect(normalizedAddress(one)).not.toBe(normalizedAddress(other));
});

it('leaves out a state of several words, as another business may have', () => {
  const place = { state: 'Upper Carolina' };
  expect(normalizedAddress('12 Elm St, Niles, upper  carolina', place)).toBe(
    normalizedAddress('12 Elm St, Niles', place),
  );
  expect(normalizedAddress('12 Elm St, Niles, Upper Carolina 44070', place)).toBe('12 elm st niles');
});

it.each(['', '  ', '-, .'])('%j is no address', (address) => {
  expect(normalizedAddress(address)).toBe('');
});

it('is the same again for what it returns', () => {
  for (const address of [
    '482 E Ridgeline Dr Apt 2, Niles',
    '12 Elm St Bldg 3 #B-2, Niles',
    '1 Key Largo Dr',
  ]) {
    expect(normalizedAddress(normalizedAddress(address))).toBe(normalizedAddress(address));
  }
});
