/**
 * A name normalized for comparison: lower-case words without accents and punctuation, in alphabetical order. `José
 * O’Neil` and `oneil, jose` are equal.
 */
export function nameKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’`.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return words.toSorted().join(' ');
}
