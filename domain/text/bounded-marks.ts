/**
 * Maximum of combining marks per character, enough for any language: the limit of Unicode's Stream-Safe Text Format.
 * Reordering marks takes quadratic time.
 */
const marksAtMost = 30;
const tooMany = new RegExp(`(\\p{M}{${marksAtMost}})\\p{M}+`, 'gu');

/** The text with at most 30 combining marks in a row, so that normalizing it takes linear time. */
export function boundedMarks(text: string): string {
  return text.replace(tooMany, '$1');
}
