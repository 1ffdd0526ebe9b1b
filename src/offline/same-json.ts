import { canonicalJson } from '@domain/idempotency/canonical-json';

/** Whether two values are the same JSON, whatever the order of their fields. */
export function sameJson(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
