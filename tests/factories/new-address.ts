import { randomInt } from 'node:crypto';

/** An address that nobody else has, from the range kept for benchmarks, so that limits are met only on purpose. */
export function newAddress(): string {
  return `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(256)}`;
}
