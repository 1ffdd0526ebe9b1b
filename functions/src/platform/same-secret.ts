import { timingSafeEqual } from 'node:crypto';

/** Compares secrets in constant time, so that timing does not reveal where they differ. */
export function sameSecret(given: string, own: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(own)];
  return one.length === other.length && timingSafeEqual(one, other);
}
