import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatPhone,
  formatPhoneInput,
  isCompletePhone,
  isPhoneBeginning,
  phoneDigits,
  toE164,
} from './phone';

/** The field's value after each character of `keys` is typed at the end. */
function typed(keys: string, start = ''): string[] {
  let shown = start;
  return [...keys].map((key) => (shown = formatPhoneInput(shown, shown + key, shown.length + 1)));
}

/** The field's value after each of `times` backspaces at the end. */
function erased(start: string, times: number): string[] {
  let shown = start;
  return Array.from(
    { length: times },
    () => (shown = formatPhoneInput(shown, shown.slice(0, -1), shown.length - 1)),
  );
}

describe('while typing', () => {
  test('each digit is placed correctly', () => {
    expect(typed('3125550147')).toEqual([
      '(3',
      '(31',
      '(312',
      '(312) 5',
      '(312) 55',
      '(312) 555',
      '(312) 555-0',
      '(312) 555-01',
      '(312) 555-014',
      '(312) 555-0147',
    ]);
  });

  test.each([
    ['+1 385 555 0147', '(385) 555-0147'],
    ['1 435 222 9876', '(435) 222-9876'],
    ['1-312-555-0147', '(312) 555-0147'],
    ['(312) 555-0147', '(312) 555-0147'],
    ['312.555.0147', '(312) 555-0147'],
  ])('%s becomes that number', (keys, shown) => {
    expect(typed(keys).at(-1)).toBe(shown);
  });

  test.each([
    ['31a25550133', '(31a25550133'],
    ['31255501473', '(312) 555-01473'],
    ['312 555 0147 x5', '(312) 555-0147x5'],
    ['+44 20 7946', '+44 20 7946'],
    ['+493012345678', '+493012345678'],
    ['0155501473', '0155501473'],
  ])('%s is not a number and stays in the field', (keys, shown) => {
    expect(typed(keys).at(-1)).toBe(shown);
    expect(isCompletePhone(shown)).toBe(false);
  });

  test.each(['3125550147', '312-555-0147', '+1 (312) 555-0147', '1.312.555.0147'])('pasted: %s', (pasted) => {
    expect(formatPhoneInput('', pasted, pasted.length)).toBe('(312) 555-0147');
    expect(formatPhoneInput('(385) 555-0199', pasted, pasted.length)).toBe('(312) 555-0147');
  });
});

describe('while deleting or editing in the middle', () => {
  test('every backspace removes one character, including parentheses and dashes', () => {
    expect(erased('(312) 5', 7)).toEqual(['(312) ', '(312)', '(312', '(31', '(3', '(', '']);
  });

  test('nothing is reformatted, so the caret stays in place', () => {
    expect(formatPhoneInput('(312) 555-0147', '(312) 55-0147', 8)).toBe('(312) 55-0147');
    expect(formatPhoneInput('(312) 55-0147', '(312) 557-0147', 9)).toBe('(312) 557-0147');
    expect(formatPhoneInput('(312) 555-014', '(312) 5755-014', 8)).toBe('(312) 5755-014');
  });

  test('formatting resumes with the next digit at the end', () => {
    expect(typed('4', '(312)')).toEqual(['(312) 4']);
  });
});

describe('complete numbers', () => {
  test.each([
    '(312) 555-0147',
    '3125550147',
    '+1 312 555 0147',
    '312/555-0147',
    '\u202A312\u2011555\u20110147\u202C',
  ])('%s is complete', (text) => {
    expect(isCompletePhone(text)).toBe(true);
    expect(formatPhone(text)).toBe('(312) 555-0147');
    expect(toE164(text)).toBe('+13125550147');
  });

  test.each([
    ['nothing', ''],
    ['nine digits', '(312) 555-014'],
    ['eleven digits that do not start with 1', '31255501473'],
    ['twelve', '113125550147'],
    ['an area code that starts with 0', '0015550147'],
    ['an area code that starts with 1', '1015550147'],
    ['ten digits with a letter among them', '31a25550133'],
    ['a number and its extension', '(312) 555-0147 x5'],
    ['a number of another country', '+49 30 12345678'],
    ['two numbers', '3125550147 3125550143'],
    ['digits of another script', '٨٠١٥٥٥٠١٤٢'],
  ])('%s is not complete and stays unchanged', (_what, text) => {
    expect(isCompletePhone(text)).toBe(false);
    expect(toE164(text)).toBeNull();
    expect(phoneDigits(formatPhone(text))).toBe(phoneDigits(text));
  });
});

test.each([
  ['', true],
  ['+', true],
  ['+1 ', true],
  ['(312) 5', true],
  ['(312) 555-0147', true],
  ['(312) 555-01473', false],
  ['80a', false],
  ['+4', false],
  ['0', false],
])('%s can become a number: %s', (text, can) => {
  expect(isPhoneBeginning(text)).toBe(can);
});

describe('for any text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'0123456789+()-. ax') }),
  );
  /** Digits, letters, and plus signs, without the optional country code. */
  const meaning = (shown: string) => shown.replace(/[\s().-]/g, '').replace(/^\+?1(?=[2-9]|$)/, '');

  test('formatting removes only punctuation and the country code', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+()-. ax') }), (typedText) => {
        expect(meaning(formatPhone(typedText))).toBe(meaning(typedText));
      }),
    );
  });

  test('formatting twice equals formatting once, and it does not change whether a text is a number', () => {
    fc.assert(
      fc.property(text, (any) => {
        const shown = formatPhone(any);
        expect(formatPhone(shown)).toBe(shown);
        expect(toE164(shown)).toBe(toE164(any));
        expect(isCompletePhone(shown)).toBe(isCompletePhone(any));
      }),
    );
  });
});
