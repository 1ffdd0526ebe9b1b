import { phoneDigits } from '../contact/phone';

/** What identifies a person in a text. */
export interface PersonMarks {
  readonly email: string;
  /** Ten digits each. */
  readonly phones: readonly string[];
  /** Full names, as entered. */
  readonly names: readonly string[];
}

/** Replacement for redacted text. */
export const removed = '[removed]';

/**
 * The identifying marks in a person's records: phone numbers without punctuation, and names distinctive enough to
 * redact.
 */
export function personMarks(
  email: string,
  people: readonly { readonly name?: string | undefined; readonly phone?: string | undefined }[],
): PersonMarks {
  const phones = people.map(({ phone }) => phoneDigits(phone ?? '')).filter((digits) => digits.length === 10);
  // A single word may be a common first name, so only full names are redacted.
  const names = people.map(({ name }) => (name ?? '').trim()).filter((name) => /\S\s+\S/.test(name));
  return { email, phones: [...new Set(phones)], names: [...new Set(names)] };
}

/** Removes the marks from texts. */
export interface Redaction {
  /** `contacts`: remove email addresses and phone numbers; `names`: remove names. */
  readonly text: (text: string, options: { readonly contacts: boolean; readonly names: boolean }) => string;
}

/**
 * Builds the function that removes a person's marks from a text, in any spelling. A text that consists only of marks
 * becomes empty.
 */
export function redactionOf({ email, phones, names }: PersonMarks): Redaction {
  const contacts = [emailPattern(email), ...phones.map(phonePattern)];
  const people = names.map(namePattern);
  return {
    text(text, options) {
      const patterns = [...(options.contacts ? contacts : []), ...(options.names ? people : [])];
      const rest = patterns.reduce((left, pattern) => left.replace(pattern, removed), text);
      return rest.trim() === removed ? '' : rest;
    },
  };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Does not match inside a longer address. */
const emailPattern = (email: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}._%+-])${escaped(email)}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, 'giu');

function phonePattern(digits: string): RegExp {
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return new RegExp(
    `(?<!\\d)(?:\\+?1[\\s.-]*)?\\(?${area}\\)?[\\s.-]*${exchange}[\\s.-]*${line}(?!\\d)`,
    'g',
  );
}

function namePattern(name: string): RegExp {
  const words = name.split(/\s+/u).map(escaped).join('\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'giu');
}
