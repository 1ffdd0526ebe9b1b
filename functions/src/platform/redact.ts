import { accessKeyPattern } from '@domain/access/access-link';

const withheld: readonly (readonly [RegExp, string])[] = [
  [/[^\s"'<>()/:,;=]+@[^\s"'<>()/:,;=]+\.[a-z]{2,}/gi, '[e-mail]'],
  [new RegExp(`\\b${accessKeyPattern}\\b`, 'g'), '[key]'],
  [/(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\b\d{3}[ .-])\d{3}[ .-]\d{4}\b|\+\d{10,15}\b/g, '[phone]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\b(?:sk|rk|whsec)_\w+|\bSG\.[\w-]+\.[\w-]+/g, '[secret]'],
];

/** Longer than any stack trace; bounds the patterns that scan to the end from each position. */
const longest = 8_000;

/**
 * The first 8,000 characters of external text, such as a library's error, without personal data and secrets: email
 * addresses, phone numbers, access keys (database errors contain them as document ids) and tokens.
 */
export function redact(text: string): string {
  return withheld.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text.slice(0, longest));
}
