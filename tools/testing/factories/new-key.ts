import { randomInt } from 'node:crypto';
import { accessKeyAlphabet, accessKeyLength } from '@domain/access/access-link';

/** A well-formed access key, unknown to the server unless a test stores it. */
export function newKey(): string {
  const letters = Array.from(
    { length: accessKeyLength },
    () => accessKeyAlphabet[randomInt(accessKeyAlphabet.length)],
  );
  return letters.join('');
}
