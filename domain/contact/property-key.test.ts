import { expect, test } from 'vitest';
import { business } from '../business/business';
import { addressKey } from './address-key';
import { addressSpellings, propertyKey } from './property-key';

const unit4 = [
  `482 E Ridgeline Dr #4, Niles, ${business.stateCode} 44070`,
  '482 E Ridgeline Dr, # 4, Niles',
  `482 East Ridgeline Drive, Apt 4, Niles, ${business.state}`,
  '482 E Ridgeline Dr Apt. #4, Niles',
  '482 E Ridgeline Dr Apt4, Niles',
  '482 E Ridgeline Dr Apartment 4, Niles',
  '482 E Ridgeline Dr No. 4, Niles',
  ...['DEPT', 'KEY', 'LOT', 'OFC', 'RM', 'SLIP', 'SPC', 'STE', 'STOP', 'TRLR', 'UNIT'].map(
    (designator) => `482 E Ridgeline Dr ${designator} 4, Niles`,
  ),
];

test.each(unit4)('%j is the same property', (address) => {
  expect(propertyKey(address)).toBe('482 e ridgeline dr unit 4 niles');
});

test.each([
  ['Basement', 'BSMT'],
  ['Building 2', 'BLDG 2'],
  ['Floor 2', 'FL 2'],
  ['Front', 'FRNT'],
  ['Hangar 2', 'HNGR 2'],
  ['Lobby', 'LBBY'],
  ['Lower', 'LOWR'],
  ['Penthouse', 'PH'],
  ['Upper', 'UPPR'],
])('%s and %s are the same part of a building', (one, other) => {
  expect(propertyKey(`482 E Ridgeline Dr ${one}, Niles`)).toBe(
    propertyKey(`482 E Ridgeline Dr, ${other}, Niles`),
  );
});

test.each([
  ['482 E Ridgeline Dr Apt 4, Niles', '482 E Ridgeline Dr Apt 5, Niles'],
  ['482 E Ridgeline Dr Apt 4, Niles', '482 E Ridgeline Dr, Niles'],
  ['482 E Ridgeline Dr Apt 4, Niles', '482 E Ridgeline Dr Bldg 4, Niles'],
  ['482 E Ridgeline Dr Apt 4, Niles', '482 E Ridgeline Dr Fl 4, Niles'],
  ['482 E Ridgeline Dr Upper, Niles', '482 E Ridgeline Dr Lower, Niles'],
  ['12 Key Largo Dr, Niles', '12 Office Largo Dr, Niles'],
])('%j and %j are different properties', (one, other) => {
  expect(propertyKey(one)).not.toBe(propertyKey(other));
});

test('unit spellings match the keys under which earlier claims were stored', () => {
  const spellings = addressSpellings('482 E Ridgeline Dr #4, Niles');
  const stored = unit4.filter((each) => !/No\. 4|^482 E Ridgeline Dr,? # ?4/.test(each)).map(addressKey);
  expect(stored.length).toBeGreaterThan(3);
  expect(spellings).toEqual(expect.arrayContaining(stored));
  expect(spellings).not.toContain(addressKey('482 E Ridgeline Dr #4, Niles'));
  expect(addressSpellings('482 E Ridgeline Dr, Niles')).toEqual([]);
});
