import { describe, expect, it } from 'vitest';
import { phoneEdit } from './phone-edit';

/** Types `text` at the caret marked by `|`, as a browser does, and marks the caret in what comes out. */
function typed(marked: string, text: string): string {
  const caret = marked.indexOf('|');
  const previous = marked.replace('|', '');
  const next = previous.slice(0, caret) + text + previous.slice(caret);
  return mark(phoneEdit(previous, next, caret + text.length));
}

/** Presses backspace at the caret marked by `|`. */
function deleted(marked: string): string {
  const caret = marked.indexOf('|');
  const previous = marked.replace('|', '');
  return mark(phoneEdit(previous, previous.slice(0, caret - 1) + previous.slice(caret), caret - 1));
}

const mark = ({ value, caret }: { value: string; caret: number }) =>
  `${value.slice(0, caret)}|${value.slice(caret)}`;

describe('phoneEdit', () => {
  it('formats a number typed digit by digit, the caret at its end', () => {
    const shown = [...'8015550142'].reduce<string>((field, digit) => typed(field, digit), '|');
    expect(shown).toBe('(801) 555-0142|');
  });

  it.each([
    ['a digit in the middle', '(801) |55-0142', '5', '(801) 5|55-0142'],
    ['a digit at the end of the area code', '(80|) 555-0142', '1', '(801|) 555-0142'],
    ['a digit at the start', '|(015) 550-142', '8', '(8|01) 555-0142'],
    ['a letter', '(801) 5|', 'x', '(801) 5|'],
    ['an eleventh digit', '(801) 555-0142|', '9', '(801) 555-0142|'],
    ['a pasted number with a country code', '|', '+1 801 555 0142', '(801) 555-0142|'],
  ])('puts the caret behind %s', (_, before, text, after) => {
    expect(typed(before, text)).toBe(after);
  });

  it.each([
    ['the bracket', '(801)| 555-0142', '(801| 555-0142'],
    ['the dash', '(801) 555-|0142', '(801) 555|0142'],
    ['a digit in the middle', '(801) 55|5-0142', '(801) 5|5-0142'],
    ['the last digit', '(801) 5|', '(801) |'],
    ['the first digit', '(8|', '(|'],
  ])('lets %s be deleted where it stands', (_, before, after) => {
    expect(deleted(before)).toBe(after);
  });
});
