/** Words that people write in several ways, by the one that is compared. */
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

/** State, country and ZIP code, which many leave out. */
const leftOut = new Set(['utah', 'ut', 'usa']);
const zip = /^\d{5}$/;

/**
 * An address as it is compared: its words in lower case without accents, punctuation, state and ZIP code, the usual
 * abbreviations made one. `482 East Ridgeline Drive, Sandy, Utah` and `482 E. Ridgeline Dr., Sandy, UT 84070` are one.
 */
export function addressKey(address: string): string {
  const words = address
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\b(\d{5})-\d{4}\b/g, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word, index) => word !== '' && !leftOut.has(word) && !(index > 0 && zip.test(word)));
  return words.map((word) => sameWords[word] ?? word).join(' ');
}
