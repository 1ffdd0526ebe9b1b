import { randomInt } from 'node:crypto';

/** A seed for a drill that was given none. */
export function randomSeed(): string {
  return String(randomInt(1_000_000));
}
