/**
 * Separators that people and address books put around and between the digits, including invisible direction marks.
 */
const punctuation =
  /[\s()[\]./\u00AD\u00B7\u200B-\u200F\u2010-\u2015\u202A-\u202E\u2060\u2066-\u2069\u2212\uFEFF-]/g;

/** An optional country code, then the area code and number; area codes start with 2 to 9. */
const american = /^(?:\+(?:1|$)|1?)((?:[2-9]\d*)?)$/;

/**
 * The digits of a North American number without its country code, possibly incomplete. Null for anything that more
 * digits can't complete: a letter, an extension, another country's code, an invalid area code.
 */
function nationalDigits(text: string): string | null {
  const digits = american.exec(text.replace(punctuation, ''))?.[1];
  return digits === undefined || digits.length > 10 ? null : digits;
}

/** The digits in `text`, without the country code of an eleven-digit number; may be incomplete. */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits;
}

/** True if the text is exactly one ten-digit North American number, with or without country code and punctuation. */
export function isCompletePhone(text: string): boolean {
  return nationalDigits(text)?.length === 10;
}

/** True for a complete number and for any prefix of one, including empty text. */
export function isPhoneBeginning(text: string): boolean {
  return nationalDigits(text) !== null;
}

/** `(xxx) xxx-xxxx`, as far as there are digits. Text that can't become a number is returned unchanged. */
export function formatPhone(text: string): string {
  const digits = nationalDigits(text);
  if (digits === null || digits === '') return text;
  if (digits.length < 4) return `(${digits}`;
  if (digits.length < 7) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/**
 * New value of a phone field after an edit from `previous` to `next` with the caret at `caret`. Formats only when
 * typing at the end, so that a bracket can be deleted and the caret of an edit in the middle doesn't jump.
 */
export function formatPhoneInput(previous: string, next: string, caret: number): string {
  const typedAtEnd = caret === next.length && !previous.startsWith(next);
  return typedAtEnd ? formatPhone(next) : next;
}

/** `+1xxxxxxxxxx`, the form in which phones are compared; null if incomplete. */
export function toE164(text: string): string | null {
  return isCompletePhone(text) ? `+1${phoneDigits(text)}` : null;
}
