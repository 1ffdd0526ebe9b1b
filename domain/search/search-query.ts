import { cities } from '../business/cities';
import { normaliseEmail } from '../contact/email';
import { phoneDigits } from '../contact/phone';
import { searchWords } from './search-words';

/** A search as it is asked for. */
export interface SearchQuery {
  /** The key that the server is asked for: of all the words the one that tells most. */
  readonly key: string;
  /** All that a record's keys must hold to be found, `key` among it. */
  readonly terms: readonly string[];
}

const emailAddress = /\S+@\S+\.\S+/g;
/** Ten digits in any spelling, or the seven without the area code. */
const phoneNumber =
  /(?<!\d)(?:\+?1[\s.-]*)?(?:\(\d{3}\)|\d{3})[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)|(?<!\d)\d{3}[.-]\d{4}(?!\d)/g;

/** Words that many records have. */
const common = new Set([...cities, 'Utah', 'UT'].flatMap(searchWords));

/** An e-mail address tells more than a phone number, that more than a word, a long word more than a short one. */
function telling(term: string): number {
  if (term.includes('@')) return 1_000;
  if (/^\d{7,}$/.test(term)) return 100;
  return common.has(term) ? 1 : 1 + [...term].length;
}

/** What a person typed, as it is looked for; null where there is nothing to look for. */
export function searchQuery(text: string): SearchQuery | null {
  const terms: string[] = [];
  const take = (pattern: RegExp, term: (found: string) => string) => (rest: string) =>
    rest.replace(pattern, (found) => {
      terms.push(term(found));
      return ' ';
    });
  const rest = take(phoneNumber, phoneDigits)(take(emailAddress, normaliseEmail)(text));
  // Of an address that is not complete yet, the part before the @ is kept as words.
  terms.push(...searchWords(rest.replace(/@\S*/g, ' ')));
  const wanted = [...new Set(terms)];
  const [key] = [...wanted].sort((one, other) => telling(other) - telling(one));
  return key === undefined ? null : { key, terms: wanted };
}

/** Whether a record with these keys is one that was looked for. */
export function isFound(keys: readonly string[], { terms }: SearchQuery): boolean {
  const held = new Set(keys);
  return terms.every((term) => held.has(term));
}
