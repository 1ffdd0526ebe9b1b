import { phoneDigits } from '../contact/phone';

/** What a person is known by in a text. */
export interface PersonMarks {
  readonly email: string;
  /** Ten digits each. */
  readonly phones: readonly string[];
  /** In full, as they were given. */
  readonly names: readonly string[];
}

/** What stands in a text where a person was named. */
export const removed = '[removed]';

/** The marks that records of a person give: numbers without punctuation, and names that tell one person from another. */
export function personMarks(
  email: string,
  people: readonly { readonly name?: string | undefined; readonly phone?: string | undefined }[],
): PersonMarks {
  const phones = people.map(({ phone }) => phoneDigits(phone ?? '')).filter((digits) => digits.length === 10);
  // One word alone is half of the county's name.
  const names = people.map(({ name }) => (name ?? '').trim()).filter((name) => /\S\s+\S/.test(name));
  return { email, phones: [...new Set(phones)], names: [...new Set(names)] };
}

/** Takes the marks out of texts. */
export interface Redaction {
  /** `names`: whether names go as well; without, e-mail address and phone numbers alone. */
  readonly text: (text: string, options: { readonly contacts: boolean; readonly names: boolean }) => string;
}

/** What takes a person's marks out of a text, however they are written there; what is nothing else becomes empty. */
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

/** Not where it is the end or the beginning of another address. */
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
