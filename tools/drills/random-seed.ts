import { randomInt } from 'node:crypto';

/** The seed of a drill that was given none. */
export function randomSeed(): string {
  return String(randomInt(1_000_000));
}
