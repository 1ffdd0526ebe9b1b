import { capitalized } from './capitalized';

/** A stored name in words: `forms_pending` and `link-revoked` become 'Forms pending' and 'Link revoked'. */
export function inWords(name: string): string {
  const words = name.replace(/[_-]+/g, ' ').trim().toLowerCase();
  return capitalized(words);
}
