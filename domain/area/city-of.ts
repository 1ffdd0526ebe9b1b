/** The last of these cities that an address names; null for none. */
export function cityOf(cities: readonly string[], address: string): string | null {
  const text = address.toLowerCase();
  const named = cities
    .map((city) => ({ city, at: lastWord(text, city.toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at || b.city.length - a.city.length);
  return named[0]?.city ?? null;
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
