import { cities } from '../business/cities';

/** `P. S.`: what a masked row says of the client. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...word][0]?.toLocaleUpperCase('en-US')}.`)
    .slice(0, 3)
    .join(' ');
}

/** The city of the service area that an address names last, or `elsewhere`: nothing else of the address is told. */
export function cityOf(address: string, elsewhere: string): string {
  const text = address.toLowerCase();
  const named = cities
    .map((city) => ({ city, at: lastWord(text, city.toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at || b.city.length - a.city.length);
  return named[0]?.city ?? elsewhere;
}

/** Where `word` stands last in `text` as whole words; -1 for nowhere. Compared by its end, so that the longer name wins. */
function lastWord(text: string, word: string): number {
  const at = text.lastIndexOf(word);
  if (at < 0) return -1;
  const around = [text[at - 1] ?? ' ', text[at + word.length] ?? ' '];
  return around.some((character) => /[\p{L}\d]/u.test(character)) ? -1 : at + word.length;
}
