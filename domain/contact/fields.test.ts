import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../testing/field-errors';
import { addressField, emailField, linesOfText, nameField, phoneField } from './fields';
import { object } from 'yup';

const schema = object({ value: emailField });
const sentence = (field: Parameters<typeof object>[0]) => (value: unknown) =>
  fieldErrors(object(field), { value }).value;

describe('email', () => {
  const emailSentence = sentence({ value: emailField });

  test.each([
    'dana@example.com',
    'dana.whitlock+sewer@mail.example.co.uk',
    "o'brien@example.com",
    'dana_1-2@ex-ample.com',
    'дана@example.com',
    'd@1.example',
    'dana@xn--bcher-kva.example',
  ])('accepts %s', (email) => {
    expect(emailSentence(email)).toBeUndefined();
  });

  test.each([
    'dana',
    'dana@',
    '@example.com',
    'dana@example',
    'dana@@example.com',
    'dana@exa mple.com',
    'da na@example.com',
    'dana@example..com',
    'dana@.example.com',
    'dana@example.com.',
    'dana@-example.com',
    'dana@example-.com',
    'dana@example,com',
    'dana@exam_ple.com',
    '<dana@example.com>',
    'Dana <dana@example.com>',
    'dana@example.com, eve@example.com',
    'dana@example.com;eve@example.com',
    '"dana"@example.com',
    'mailto:dana@example.com',
    'dana@[127.0.0.1]',
    'dana@example.com\nBcc: eve@example.com',
  ])('refuses %j', (email) => {
    expect(emailSentence(email)).toBe('Enter an email address like name@example.com.');
  });

  test('reports a missing one as required first', () => {
    for (const missing of ['', '   ', undefined]) {
      expect(emailSentence(missing)).toBe('Enter your email address.');
    }
  });

  test('is stored trimmed, in lowercase, without invisible characters', () => {
    expect(schema.cast({ value: '  Dana@Example.COM \n' }).value).toBe('dana@example.com');
    expect(schema.cast({ value: 'da\u202Ena\u0000@\u200Bexample.com\uFEFF' }).value).toBe('dana@example.com');
  });

  test('can have 254 characters', () => {
    const ofLength = (length: number) => `${'d'.repeat(length - 12)}@example.com`;
    expect(emailSentence(ofLength(254))).toBeUndefined();
    expect(emailSentence(ofLength(255))).toBe('This email address is too long.');
  });

  test('a megabyte of text is refused quickly', () => {
    const started = performance.now();
    for (const long of ['a.'.repeat(500_000), `a@${'a'.repeat(1_000_000)}!`, `a@${'a.'.repeat(500_000)}`]) {
      expect(emailSentence(long)).toBe('This email address is too long.');
    }
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe('phone', () => {
  const phoneSentence = sentence({ value: phoneField });

  test('is stored in one format', () => {
    expect(object({ value: phoneField }).cast({ value: '+1 312.555.0147' }).value).toBe('(312) 555-0147');
  });

  test.each([
    '312 555 014',
    '555-0147',
    'call me',
    '(001) 555-0147',
    '80a15550133',
    '312 555 0147 x5',
    '+49 30 12345678',
  ])('refuses %s', (phone) => {
    expect(phoneSentence(phone)).toBe('Enter a 10-digit phone number, area code first.');
  });

  test('reports a missing one as required first', () => {
    expect(phoneSentence('')).toBe('Enter your phone number.');
  });
});

describe('name and address', () => {
  const nameSentence = sentence({ value: nameField });
  const addressSentence = sentence({ value: addressField });

  test.each(['', '   ', '\u200B\u202E', '\n\t'])('%j is not a name', (name) => {
    expect(nameSentence(name)).toBe('Enter your full name.');
  });

  test.each(['Dana', "D'Arcy O'Neil-Smith", 'שרה כהן', '李小龍', 'Dana 🏡', '<b>Dana</b>'])(
    '%s is a name',
    (name) => {
      expect(nameSentence(name)).toBeUndefined();
      expect(object({ value: nameField }).cast({ value: name }).value).toBe(name);
    },
  );

  test.each(['your $500 refund: https://evil.example', 'visit evil.com now', 'www.x.com', 'name@host'])(
    'a name that contains an address is refused with a message: %s',
    (name) => {
      expect(nameSentence(name)).toBe(
        'Enter just the name, without a web or email address. Put a space after any period.',
      );
    },
  );

  test.each(['Mary St.John', 'A.J. Cole', 'J.R. Smith Jr.'])(
    'a dot alone does not make an address: %s',
    (name) => {
      expect(nameSentence(name)).toBeUndefined();
    },
  );

  test('a name can have 120 characters, and an emoji counts as one', () => {
    expect(nameSentence('🏡'.repeat(120))).toBeUndefined();
    expect(nameSentence('🏡'.repeat(121))).toBe('The name can be up to 120 characters. Yours is 121.');
  });

  test('an address needs more than a number', () => {
    expect(addressSentence('')).toBe('Enter the property address.');
    expect(addressSentence('482 E')).toBe('Enter the full address, with city and ZIP code.');
    expect(addressSentence('482 E Ridgeline Dr, Niles, OH 44070')).toBeUndefined();
  });

  test('an address is a single line', () => {
    const value = '482 E Ridgeline Dr\r\nNiles,   OH 44070';
    expect(object({ value: addressField }).cast({ value }).value).toBe('482 E Ridgeline Dr Niles, OH 44070');
  });
});

test('line breaks are kept, and an error gives the text’s length', () => {
  const note = linesOfText('The note', 2000);
  expect(note.cast(' Gate code 1234\r\nDog in the yard ')).toBe('Gate code 1234\nDog in the yard');
  expect(sentence({ value: note })('x'.repeat(5000))).toBe(
    'The note can be up to 2,000 characters. Yours is 5,000.',
  );
});
