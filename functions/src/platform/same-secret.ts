import { timingSafeEqual } from 'node:crypto';

/** Whether a secret that somebody gives is the one that it has to be; how long that takes tells nothing of where they differ. */
export function sameSecret(given: string, own: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(own)];
  return one.length === other.length && timingSafeEqual(one, other);
}
