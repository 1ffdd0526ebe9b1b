import { describe, expect, test } from 'vitest';
import { formatPhone, formatPhoneInput, isCompletePhone, phoneDigits, toE164 } from './phone';

/** What the field shows after each character of `keys` is typed at its end. */
function typed(keys: string, start = ''): string[] {
  let shown = start;
  return [...keys].map((key) => (shown = formatPhoneInput(shown, shown + key)));
}

/** What the field shows after each of `times` backspaces at its end. */
function erased(start: string, times: number): string[] {
  let shown = start;
  return Array.from({ length: times }, () => (shown = formatPhoneInput(shown, shown.slice(0, -1))));
}

describe('while typing', () => {
  test('each digit goes to its place', () => {
    expect(typed('8015550142')).toEqual([
      '(8',
      '(80',
      '(801',
      '(801) 5',
      '(801) 55',
      '(801) 555',
      '(801) 555-0',
      '(801) 555-01',
      '(801) 555-014',
      '(801) 555-0142',
    ]);
  });

  test('an eleventh digit changes nothing', () => {
    expect(typed('9', '(801) 555-0142')).toEqual(['(801) 555-0142']);
  });

  test('letters and the dashes of a person leave no trace', () => {
    expect(typed('801-555.0142x').at(-1)).toBe('(801) 555-0142');
  });

  test('a country code typed first is dropped once the number is complete', () => {
    expect(typed('+18015550142').at(-1)).toBe('(801) 555-0142');
  });

  test.each(['8015550142', '801-555-0142', '+1 (801) 555-0142', '1.801.555.0142'])('pasted: %s', (pasted) => {
    expect(formatPhoneInput('', pasted)).toBe('(801) 555-0142');
  });
});

describe('while deleting', () => {
  test('every backspace takes one character, brackets and dashes too', () => {
    expect(erased('(801) 5', 7)).toEqual(['(801) ', '(801)', '(801', '(80', '(8', '(', '']);
  });

  test('a digit in the middle goes without moving the others, and a new one sets the format again', () => {
    expect(formatPhoneInput('(801) 555-0142', '(801) 55-0142')).toBe('(801) 55-0142');
    expect(formatPhoneInput('(801) 55-0142', '(801) 557-0142')).toBe('(801) 557-0142');
  });

  test('the format comes back with the next digit', () => {
    expect(typed('4', '(801)')).toEqual(['(801) 4']);
  });
});

describe('complete numbers', () => {
  test.each(['(801) 555-0142', '8015550142', '+1 801 555 0142'])('%s is one', (text) => {
    expect(isCompletePhone(text)).toBe(true);
    expect(toE164(text)).toBe('+18015550142');
  });

  test.each([
    ['nothing', ''],
    ['nine digits', '(801) 555-014'],
    ['eleven that do not start with 1', '80155501423'],
    ['twelve', '118015550142'],
    ['an area code that starts with 0', '0015550142'],
    ['an area code that starts with 1', '1015550142'],
    ['digits of another script', '٨٠١٥٥٥٠١٤٢'],
  ])('%s is none', (_what, text) => {
    expect(isCompletePhone(text)).toBe(false);
    expect(toE164(text)).toBeNull();
  });
});

test('formatting twice is formatting once', () => {
  for (const text of ['', '8', '801', '8015', '801555', '8015550', '8015550142', '18015550142']) {
    expect(formatPhone(formatPhone(text))).toBe(formatPhone(text));
    expect(phoneDigits(formatPhone(text))).toBe(phoneDigits(text));
  }
});
