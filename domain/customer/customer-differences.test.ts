import { expect, test } from 'vitest';
import { business } from '../business/business';
import { customerDifferences } from './customer-differences';

const stored = {
  name: 'Ann Lee',
  phone: '(312) 555-0117',
  address: `482 East Ridgeline Drive, Niles, ${business.state}`,
};

test.each([
  ['the same', {}, []],
  ['another name', { name: 'Bo Ray' }, ['name']],
  ['another phone', { phone: '(385) 555-0117' }, ['phone']],
  ['another address', { address: '9 Elm St, Akron' }, ['address']],
  ['all of them', { name: 'Bo', phone: '1', address: '9 Elm St' }, ['name', 'phone', 'address']],
  ['the name in capitals', { name: ' ANN  LEE ' }, []],
  ['the phone with dots', { phone: '312.555.0117' }, []],
  ['the abbreviated address', { address: `482 E. Ridgeline Dr., Niles, ${business.stateCode} 44070` }, []],
  ['missing values', { name: '', phone: '', address: ' ' }, []],
])('%s', (_what, asked, expected) => {
  expect(customerDifferences(stored, { ...stored, ...asked })).toEqual(expected);
});

test('a record with missing fields contradicts nothing', () => {
  expect(customerDifferences({ name: '', phone: '', address: '' }, stored)).toEqual([]);
});
