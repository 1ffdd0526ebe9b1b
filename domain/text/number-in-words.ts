import { capitalized } from './capitalized';

const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A small count as sentences write it: `four`, but `24`. */
export const numberInWords = (count: number): string => words[count] ?? String(count);

/** The same at the beginning of a sentence. */
export const numberAtStart = (count: number): string => capitalized(numberInWords(count));
