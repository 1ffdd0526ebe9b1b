import { randomInt } from 'node:crypto';

/**
 * A unique network address from the range reserved for benchmarks, so that rate limits are reached only on
 * purpose.
 */
export function newAddress(): string {
  return `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(256)}`;
}
