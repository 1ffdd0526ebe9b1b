import { randomInt } from 'node:crypto';
import { accessKeyAlphabet, accessKeyLength } from '@domain/access/access-link';

/** What an access key looks like; one that nobody issued unless it is stored. */
export function newKey(): string {
  const letters = Array.from(
    { length: accessKeyLength },
    () => accessKeyAlphabet[randomInt(accessKeyAlphabet.length)],
  );
  return letters.join('');
}
