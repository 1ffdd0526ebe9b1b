import { business } from '../business/business';
import { boundedMarks } from '../text/bounded-marks';

/** Words with several spellings -> the one that is compared. */
const sameWords: Readonly<Record<string, string>> = {
  street: 'st',
  avenue: 'ave',
  av: 'ave',
  drive: 'dr',
  road: 'rd',
  lane: 'ln',
  court: 'ct',
  circle: 'cir',
  boulevard: 'blvd',
  place: 'pl',
  parkway: 'pkwy',
  highway: 'hwy',
  terrace: 'ter',
  trail: 'trl',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
  apartment: 'apt',
  suite: 'ste',
};

/** State and country, which many people leave out. */
const leftOut = new Set([business.state, business.stateCode, 'USA'].map((name) => name.toLowerCase()));
const zip = /^\d{5}$/;

/**
 * An address normalized for comparison: lower-case words without accents, punctuation, state and ZIP code, with the
 * usual abbreviations. `482 East Ridgeline Drive, Springfield` and `482 E. Ridgeline Dr., Springfield 84070` are equal.
 */
export function addressKey(address: string): string {
  const words = boundedMarks(address)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(\d{5})-\d{4}\b/g, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word, index) => word !== '' && !leftOut.has(word) && !(index > 0 && zip.test(word)));
  return words.map((word) => sameWords[word] ?? word).join(' ');
}
