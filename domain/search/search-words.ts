/** Longer words are kept and asked for by their first letters: nobody types on to the end. */
const longestWord = 12;

/** Text as it is searched: its words in lower case without accents, each cut to what is kept of it. */
export function searchWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => [...word].slice(0, longestWord).join(''));
}
