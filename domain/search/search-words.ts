import { boundedMarks } from '../text/bounded-marks';

/** Longer words are stored and searched by their first letters only. */
const longestWord = 12;

/** Searchable words of a text: lower case, without accents, each cut to `longestWord`. */
export function searchWords(text: string): string[] {
  return boundedMarks(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => [...word].slice(0, longestWord).join(''));
}
