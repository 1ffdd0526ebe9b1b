/** Matches the placeholders that `visibleText` inserts. */
export const boxedCodePoint = /\[U\+[0-9A-F]{4,6}\]/u;

/**
 * Text without invisible gaps: a character missing from the font is written as its code point, such as `[U+1F600]`.
 * White space of any kind becomes one space.
 */
export function visibleText(text: string, has: (character: string) => boolean): string {
  return [...text.normalize('NFC').replace(/\s+/gu, ' ').trim()]
    .map((character) => (has(character) ? character : boxed(character)))
    .join('');
}

function boxed(character: string): string {
  const codePoint = character.codePointAt(0) ?? 0;
  return `[U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}]`;
}
