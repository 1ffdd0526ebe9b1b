import { normalizeEmail } from '../contact/email';
import { phoneDigits } from '../contact/phone';
import { searchWords } from './search-words';

/** The searchable data of a person. */
export interface Searchable {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
}

/** Maximum keys per record: each one is an index entry, and names and addresses can be long. */
export const searchKeyLimit = 120;

/** Fewest letters of a word, and fewest last digits of a phone number, that match as a part. */
export const shortestPart = { word: 2, phone: 4 } as const;

function beginnings(word: string): string[] {
  const letters = [...word];
  return letters
    .slice(shortestPart.word, -1)
    .reduce<string[]>(
      (found, letter) => [...found, `${found.at(-1)}${letter}`],
      letters.length > shortestPart.word ? [letters.slice(0, shortestPart.word).join('')] : [],
    );
}

function endings(digits: string): string[] {
  const count = Math.max(0, digits.length - shortestPart.phone);
  return Array.from({ length: count }, (_, index) => digits.slice(index + 1));
}

/**
 * The keys under which a record is found with `array-contains`: email address, phone digits and their last few, each
 * word of name, address and the email's local part, and the prefixes of those words. The most specific come first and
 * are the ones stored if there are too many.
 */
export function searchKeys(...people: readonly Searchable[]): string[] {
  const emails = people.map(({ email }) => normalizeEmail(email));
  const phones = people.map(({ phone }) => phoneDigits(phone));
  const named = people.flatMap(({ name, address }) => [name, address]);
  const words = [...named, ...emails.map((email) => email.split('@')[0] ?? '')].flatMap(searchWords);
  const keys = [...emails, ...phones, ...words, ...phones.flatMap(endings), ...words.flatMap(beginnings)];
  return [...new Set(keys)].filter((key) => key !== '').slice(0, searchKeyLimit);
}
