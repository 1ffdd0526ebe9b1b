import { expect, test } from 'vitest';
import { readClientText } from './read-client-text';

test('a contact on lines of its own', () => {
  expect(
    readClientText(
      'Dana Whitfield\n(801) 555-0177\ndana@example.com\n1420 E Harvard Ave\nSalt Lake City, UT 84105',
    ),
  ).toEqual({
    clientName: 'Dana Whitfield',
    clientPhone: '(801) 555-0177',
    clientEmail: 'dana@example.com',
    inspectionAddress: '1420 E Harvard Ave, Salt Lake City, UT 84105',
  });
});

test('with labels, and a country code', () => {
  expect(readClientText('Client: Émile Ortiz\r\nCell: +1 385.555.0123\r\nE-mail: emile@example.com')).toEqual(
    {
      clientName: 'Émile Ortiz',
      clientPhone: '(385) 555-0123',
      clientEmail: 'emile@example.com',
    },
  );
});

test('all in one line, as a mail program writes it', () => {
  expect(readClientText('Robin Castellan <robin@example.com>, 801-555-0143')).toEqual({
    clientName: 'Robin Castellan',
    clientPhone: '(801) 555-0143',
    clientEmail: 'robin@example.com',
  });
});

test('nothing of use is nothing', () => {
  expect(readClientText(' 12345 \n')).toEqual({});
});

test('a clipboard with a whole file in it does not hold up the page', () => {
  expect(readClientText(`Dana Whitfield\n${'x'.repeat(1_000_000)}`)).toEqual({
    clientName: 'Dana Whitfield',
  });
});
