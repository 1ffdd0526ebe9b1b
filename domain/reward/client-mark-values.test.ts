import { expect, test } from 'vitest';
import { clientMarkValues } from './client-mark-values';

const referred = {
  email: 'Priya@Example.com ',
  phone: '(801) 555-0188',
  address: '1190 South Canyon View Road, Provo, UT 84606',
};

test('a client is known by e-mail, phone and address, however they are written', () => {
  const marks = [
    { mark: 'email', value: 'priya@example.com' },
    { mark: 'phone', value: '+18015550188' },
    { mark: 'address', value: '1190 s canyon view rd provo' },
  ];
  expect(clientMarkValues([referred])).toEqual(marks);
  expect(
    clientMarkValues([
      referred,
      { email: 'priya@example.com', phone: '801.555.0188', address: '1190 S Canyon View Rd, Provo' },
    ]),
  ).toEqual(marks);
});

test('what the office corrected counts beside what was referred', () => {
  const corrected = { ...referred, email: 'priya.sandoval@example.com' };
  expect(clientMarkValues([referred, corrected]).filter(({ mark }) => mark === 'email')).toEqual([
    { mark: 'email', value: 'priya@example.com' },
    { mark: 'email', value: 'priya.sandoval@example.com' },
  ]);
});

test('what is missing is no mark: two clients without a phone are not one', () => {
  expect(clientMarkValues([{ ...referred, phone: '', address: '' }])).toEqual([
    { mark: 'email', value: 'priya@example.com' },
  ]);
});
