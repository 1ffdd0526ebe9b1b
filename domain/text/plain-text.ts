import { boundedMarks } from './bounded-marks';

const invisibleControls =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u0080-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/**
 * Text as stored: composed Unicode, without invisible control characters (which reorder or hide text), without lone
 * surrogates (which Firestore refuses) and with at most 30 combining marks in a row. Letters of any script, emoji and
 * markup characters stay as typed.
 */
export function cleanText(text: string): string {
  const visible = text.replace(/\r\n?/g, '\n').replace(invisibleControls, '').replace(loneSurrogate, '');
  // Last, because a removal can join a letter and its accent. Bounded twice, because some marks are composed of
  // several.
  return boundedMarks(boundedMarks(visible).normalize('NFC')).trim();
}

/** Single-line text: `cleanText` with each sequence of white space replaced by one space. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\s+/g, ' ');
}

/** Number of code points: a one-code-point emoji counts as one, whatever its bytes. */
export function characterCount(text: string): number {
  return [...text].length;
}
