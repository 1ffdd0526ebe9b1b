const invisibleControls =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u0080-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/**
 * Text as it is stored: composed Unicode, without invisible control characters (which reorder or hide text
 * on other people's screens) and without halves of surrogate pairs (which Firestore refuses). Letters of any
 * script, emoji and markup characters stay as typed.
 */
export function cleanText(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      .replace(invisibleControls, '')
      .replace(loneSurrogate, '')
      // Last, as a removal can bring a letter and its accent together.
      .normalize('NFC')
      .trim()
  );
}

/** One line of text: as `cleanText`, with every run of white space made one space. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/** Characters by code point: an emoji of one is one, however many bytes it takes. */
export function characterCount(text: string): number {
  return [...text].length;
}
