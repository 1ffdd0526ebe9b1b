const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A small count as sentences write it: `four`, but `24`. */
export const numberInWords = (count: number): string => words[count] ?? String(count);

/** The same at the beginning of a sentence. */
export function numberAtStart(count: number): string {
  const word = numberInWords(count);
  return word.charAt(0).toUpperCase() + word.slice(1);
}
