import { business } from '../business/business';
import { cities } from '../business/cities';
import { normalizeEmail } from '../contact/email';
import { phoneDigits } from '../contact/phone';
import { searchWords } from './search-words';

export interface SearchQuery {
  /** The key that the server queries: the most specific of the words. */
  readonly key: string;
  /** All terms that a record's keys must contain, including `key`. */
  readonly terms: readonly string[];
}

const emailAddress = /\S+@\S+\.\S+/g;
/** Ten digits in any format, or seven without the area code. */
const phoneNumber =
  /(?<!\d)(?:\+?1[\s.-]*)?(?:\(\d{3}\)|\d{3})[\s.-]*\d{3}[\s.-]*\d{4}(?!\d)|(?<!\d)\d{3}[.-]\d{4}(?!\d)/g;

/** Words that many records contain. */
const common = new Set([...cities, business.state, business.stateCode].flatMap(searchWords));

/** Rank of a term: email addresses before phone numbers before words, longer words before shorter ones. */
function telling(term: string): number {
  if (term.includes('@')) return 1_000;
  if (/^\d{7,}$/.test(term)) return 100;
  return common.has(term) ? 1 : 1 + [...term].length;
}

/** The query for typed text; null if it has no searchable terms. */
export function searchQuery(text: string): SearchQuery | null {
  const terms: string[] = [];
  const take = (pattern: RegExp, term: (found: string) => string) => (rest: string) =>
    rest.replace(pattern, (found) => {
      terms.push(term(found));
      return ' ';
    });
  const rest = take(phoneNumber, phoneDigits)(take(emailAddress, normalizeEmail)(text));
  // Of an incomplete email address, only the part before the @ is searched.
  terms.push(...searchWords(rest.replace(/@\S*/g, ' ')));
  const wanted = [...new Set(terms)];
  const [key] = [...wanted].sort((one, other) => telling(other) - telling(one));
  return key === undefined ? null : { key, terms: wanted };
}

/** Whether a record with these keys matches the search. */
export function isFound(keys: readonly string[], { terms }: SearchQuery): boolean {
  const held = new Set(keys);
  return terms.every((term) => held.has(term));
}
