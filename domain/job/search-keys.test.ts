import { expect, test } from 'vitest';
import { searchKeys } from './search-keys';

const customer = {
  name: 'José  Núñez-Smith',
  email: 'jose@example.com',
  phone: '(801) 555-0117',
  address: '482 E Ridgeline Dr, Apt. 3, Sandy, UT 84070',
};

test('a job is found by e-mail, phone digits, and each word of name and address', () => {
  expect(searchKeys(customer)).toEqual([
    'jose@example.com',
    '8015550117',
    'jose',
    'nunez',
    'smith',
    '482',
    'e',
    'ridgeline',
    'dr',
    'apt',
    '3',
    'sandy',
    'ut',
    '84070',
  ]);
});

test('a phone is found without its country code', () => {
  expect(searchKeys({ ...customer, phone: '+1 801 555 0117' })).toContain('8015550117');
});

test('each key is there once, and none is empty', () => {
  const keys = searchKeys({ name: 'Sandy Sandy', email: '', phone: '', address: 'SANDY, -- ,' });
  expect(keys).toEqual(['sandy']);
});

test('names in other scripts are found by their words', () => {
  const keys = searchKeys({ ...customer, name: 'שרה כהן 李小龍 🏡' });
  expect(keys).toEqual(expect.arrayContaining(['שרה', 'כהן', '李小龍']));
  expect(keys).not.toContain('🏡');
});
