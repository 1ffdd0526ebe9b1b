import { cities } from '../business/cities';

/** `P. S.`: how a masked row shows the client's name. Letters only; what stands between them is left out. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .flatMap((word) => /\p{L}/u.exec(word) ?? [])
    .map((letter) => `${letter.toLocaleUpperCase('en-US')}.`)
    .slice(0, 3)
    .join(' ');
}

/** The last city of the service area in an address, or `elsewhere`: no other part of the address is shown. */
export function cityOf(address: string, elsewhere: string): string {
  const text = address.toLowerCase();
  const named = cities
    .map((city) => ({ city, at: lastWord(text, city.toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at || b.city.length - a.city.length);
  return named[0]?.city ?? elsewhere;
}

/**
 * End position of the last whole-word match of `word` in `text`; -1 for none. Positions are compared by their end, so
 * that the longer name wins.
 */
function lastWord(text: string, word: string): number {
  const at = text.lastIndexOf(word);
  if (at < 0) return -1;
  const around = [text[at - 1] ?? ' ', text[at + word.length] ?? ' '];
  return around.some((character) => /[\p{L}\d]/u.test(character)) ? -1 : at + word.length;
}
