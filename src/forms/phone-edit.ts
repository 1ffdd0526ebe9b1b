import { formatPhoneInput, phoneDigits } from '@domain/contact/phone';

interface PhoneEdit {
  readonly value: string;
  /** Where the caret belongs in `value`. */
  readonly caret: number;
}

const digitCount = (text: string) => text.replace(/\D/g, '').length;

/**
 * What a phone field shows after an edit, `next` being what the browser made of it with the caret at `caret`.
 * The caret stays behind the same digit, wherever the brackets move to.
 */
export function phoneEdit(previous: string, next: string, caret: number): PhoneEdit {
  const value = formatPhoneInput(previous, next);
  if (value === next) return { value, caret };
  const droppedPrefix = digitCount(next) > phoneDigits(next).length ? 1 : 0;
  const digitsBefore = Math.max(0, digitCount(next.slice(0, caret)) - droppedPrefix);
  return { value, caret: positionAfterDigit(value, digitsBefore) };
}

function positionAfterDigit(text: string, count: number): number {
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (/\d/.test(text.charAt(index))) seen += 1;
    if (seen === count) return count === 0 ? 0 : index + 1;
  }
  return text.length;
}
