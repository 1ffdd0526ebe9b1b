import { expect, test } from 'vitest';
import { business } from '../business/business';
import { clientMarkValues } from './client-mark-values';

const referred = {
  email: 'Priya@Example.com ',
  phone: '(312) 555-0188',
  address: `1190 South Canyon View Road, Akron, ${business.stateCode} 44606`,
};

test('a client is identified by email, phone, and address in any spelling', () => {
  const marks = [
    { mark: 'email', value: 'priya@example.com' },
    { mark: 'phone', value: '+13125550188' },
    { mark: 'address', value: '1190 s canyon view rd akron' },
  ];
  expect(clientMarkValues([referred])).toEqual(marks);
  expect(
    clientMarkValues([
      referred,
      { email: 'priya@example.com', phone: '312.555.0188', address: '1190 S Canyon View Rd, Akron' },
    ]),
  ).toEqual(marks);
});

test('the office’s corrections count in addition to the referred values', () => {
  const corrected = { ...referred, email: 'priya.sandoval@example.com' };
  expect(clientMarkValues([referred, corrected]).filter(({ mark }) => mark === 'email')).toEqual([
    { mark: 'email', value: 'priya@example.com' },
    { mark: 'email', value: 'priya.sandoval@example.com' },
  ]);
});

test('a missing value identifies no one: two clients without a phone are not the same', () => {
  expect(clientMarkValues([{ ...referred, phone: '', address: '' }])).toEqual([
    { mark: 'email', value: 'priya@example.com' },
  ]);
});
