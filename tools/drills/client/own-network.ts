import { randomInt } from 'node:crypto';

/** An address that nobody else of a drill has, so that no limit is met by accident. */
export function ownNetwork(): string {
  return `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(256)}`;
}
