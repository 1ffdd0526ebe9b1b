import { accessKeyAlphabet, accessKeyLength } from '@domain/access/access-link';

const withheld: readonly (readonly [RegExp, string])[] = [
  [/[^\s"'<>()/:,;=]+@[^\s"'<>()/:,;=]+\.[a-z]{2,}/gi, '[e-mail]'],
  [new RegExp(`\\b[${accessKeyAlphabet}]{${accessKeyLength}}\\b`, 'g'), '[key]'],
  [/(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\b\d{3}[ .-])\d{3}[ .-]\d{4}\b|\+\d{10,15}\b/g, '[phone]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '[token]'],
  [/\b(?:sk|rk|whsec)_\w+|\bSG\.[\w-]+\.[\w-]+/g, '[secret]'],
];

/**
 * A text of somebody else's, such as a library's error, without what may stand in it of a person: e-mail addresses, phone
 * numbers, keys of links (they are ids of documents, which the database names in its errors), tokens and secrets.
 */
export function redact(text: string): string {
  return withheld.reduce((rest, [pattern, word]) => rest.replace(pattern, word), text);
}
