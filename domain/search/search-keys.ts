import { normaliseEmail } from '../contact/email';
import { phoneDigits } from '../contact/phone';
import { searchWords } from './search-words';

/** Whom a record is about, as it is searched for. */
export interface Searchable {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
}

/** A record's keys at most: each is an entry of the index, and names and addresses can be long. */
export const searchKeyLimit = 120;

/** The fewest letters, and the fewest last digits of a phone number, that find anything as a part of the whole. */
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
 * What a record about these people is found by, for `array-contains`: e-mail address, phone digits and the last of them,
 * each word of name, address and the e-mail's own name, and the beginnings of those words. What tells most comes first
 * and is kept where there would be too many.
 */
export function searchKeys(...people: readonly Searchable[]): string[] {
  const emails = people.map(({ email }) => normaliseEmail(email));
  const phones = people.map(({ phone }) => phoneDigits(phone));
  const named = people.flatMap(({ name, address }) => [name, address]);
  const words = [...named, ...emails.map((email) => email.split('@')[0] ?? '')].flatMap(searchWords);
  const keys = [...emails, ...phones, ...words, ...phones.flatMap(endings), ...words.flatMap(beginnings)];
  return [...new Set(keys)].filter((key) => key !== '').slice(0, searchKeyLimit);
}
