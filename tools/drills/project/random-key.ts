import { accessKeyAlphabet, accessKeyLength } from '@domain/access/access-link';
import type { Random } from '../random';

/** The key of a link, which the seed decides. */
export function randomKey(random: Random): string {
  const letters = Array.from(
    { length: accessKeyLength },
    () => accessKeyAlphabet[random.below(accessKeyAlphabet.length)],
  );
  return letters.join('');
}
