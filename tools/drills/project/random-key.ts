import { accessKeyAlphabet, accessKeyLength } from '@domain/access/access-link';
import type { Random } from '../random';

/** A link key derived from the seed. */
export function randomKey(random: Random): string {
  const letters = Array.from(
    { length: accessKeyLength },
    () => accessKeyAlphabet[random.below(accessKeyAlphabet.length)],
  );
  return letters.join('');
}
