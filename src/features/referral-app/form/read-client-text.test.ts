import { expect, test } from 'vitest';
import { readClientText } from './read-client-text';

test('reads a contact on several lines', () => {
  expect(
    readClientText(
      'Dana Whitfield\n(312) 555-0177\ndana@example.com\n1420 E Harvard Ave\nShaker Heights, OH 44105',
    ),
  ).toEqual({
    clientName: 'Dana Whitfield',
    clientPhone: '(312) 555-0177',
    clientEmail: 'dana@example.com',
    inspectionAddress: '1420 E Harvard Ave, Shaker Heights, OH 44105',
  });
});

test('reads labels and a country code', () => {
  expect(readClientText('Client: Émile Ortiz\r\nCell: +1 385.555.0123\r\nE-mail: emile@example.com')).toEqual(
    {
      clientName: 'Émile Ortiz',
      clientPhone: '(385) 555-0123',
      clientEmail: 'emile@example.com',
    },
  );
});

test('reads a single line as an email program writes it', () => {
  expect(readClientText('Robin Castellan <robin@example.com>, 312-555-0143')).toEqual({
    clientName: 'Robin Castellan',
    clientPhone: '(312) 555-0143',
    clientEmail: 'robin@example.com',
  });
});

test.each(['312–555–0177', '312\u2011555\u20110177', '(312) 555-0177', '1-312-555-0177'])(
  'finds the number in %s',
  (number) => {
    expect(readClientText(`Dana Whitfield ${number}`).clientPhone).toBe('(312) 555-0177');
  },
);

test.each(['MLS 12343125550177', '+49 312 555 0177', '+358 (312) 555-0177', '31255501771'])(
  'finds no number in %s',
  (text) => {
    expect(readClientText(text).clientPhone).toBeUndefined();
  },
);

test('returns nothing for text without contact details', () => {
  expect(readClientText(' 12345 \n')).toEqual({});
});

test('a clipboard that contains a whole file does not block the page', () => {
  expect(readClientText(`Dana Whitfield\n${'x'.repeat(1_000_000)}`)).toEqual({
    clientName: 'Dana Whitfield',
  });
});
