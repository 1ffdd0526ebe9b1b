import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../testing/field-errors';
import { addressField, emailField, linesOfText, nameField, phoneField } from './fields';
import { object } from 'yup';

const schema = object({ value: emailField });
const sentence = (field: Parameters<typeof object>[0]) => (value: unknown) =>
  fieldErrors(object(field), { value }).value;

describe('e-mail', () => {
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
    expect(emailSentence(email)).toBe('Enter an e-mail address like name@example.com.');
  });

  test('asks for a missing one first', () => {
    for (const missing of ['', '   ', undefined]) {
      expect(emailSentence(missing)).toBe('Enter your e-mail address.');
    }
  });

  test('is stored trimmed, in lower case, without characters that nobody sees', () => {
    expect(schema.cast({ value: '  Dana@Example.COM \n' }).value).toBe('dana@example.com');
    expect(schema.cast({ value: 'da\u202Ena\u0000@\u200Bexample.com\uFEFF' }).value).toBe('dana@example.com');
  });

  test('may have 254 characters', () => {
    const ofLength = (length: number) => `${'d'.repeat(length - 12)}@example.com`;
    expect(emailSentence(ofLength(254))).toBeUndefined();
    expect(emailSentence(ofLength(255))).toBe('This e-mail address is too long.');
  });

  test('a megabyte is refused at once', () => {
    const started = performance.now();
    for (const long of ['a.'.repeat(500_000), `a@${'a'.repeat(1_000_000)}!`, `a@${'a.'.repeat(500_000)}`]) {
      expect(emailSentence(long)).toBeDefined();
    }
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});

describe('phone', () => {
  const phoneSentence = sentence({ value: phoneField });

  test('is stored in one form', () => {
    expect(object({ value: phoneField }).cast({ value: '+1 801.555.0142' }).value).toBe('(801) 555-0142');
  });

  test.each(['801 555 014', '555-0142', 'call me', '(001) 555-0142'])('refuses %s', (phone) => {
    expect(phoneSentence(phone)).toBe('Enter a 10-digit phone number, area code first.');
  });

  test('asks for a missing one first', () => {
    expect(phoneSentence('')).toBe('Enter your phone number.');
  });
});

describe('name and address', () => {
  const nameSentence = sentence({ value: nameField });
  const addressSentence = sentence({ value: addressField });

  test.each(['', '   ', '\u200B\u202E', '\n\t'])('%j is no name', (name) => {
    expect(nameSentence(name)).toBe('Enter your full name.');
  });

  test.each(['Dana', "D'Arcy O'Neil-Smith", 'שרה כהן', '李小龍', 'Dana 🏡', '<b>Dana</b>'])(
    '%s is one',
    (name) => {
      expect(nameSentence(name)).toBeUndefined();
      expect(object({ value: nameField }).cast({ value: name }).value).toBe(name);
    },
  );

  test('a name may have 120 characters, an emoji being one', () => {
    expect(nameSentence('🏡'.repeat(120))).toBeUndefined();
    expect(nameSentence('🏡'.repeat(121))).toBe('The name can have 120 characters at most. This has 121.');
  });

  test('an address needs more than a number', () => {
    expect(addressSentence('')).toBe('Enter the property address.');
    expect(addressSentence('482 E')).toBe('Enter the complete address, with city and ZIP code.');
    expect(addressSentence('482 E Ridgeline Dr, Sandy, UT 84070')).toBeUndefined();
  });

  test('an address is one line', () => {
    const value = '482 E Ridgeline Dr\r\nSandy,   UT 84070';
    expect(object({ value: addressField }).cast({ value }).value).toBe('482 E Ridgeline Dr Sandy, UT 84070');
  });
});

test('several lines stay several, and a refusal says how long the text is', () => {
  const note = linesOfText('The note', 2000);
  expect(note.cast(' Gate code 1234\r\nDog in the yard ')).toBe('Gate code 1234\nDog in the yard');
  expect(sentence({ value: note })('x'.repeat(5000))).toBe(
    'The note can have 2,000 characters at most. This has 5,000.',
  );
});
