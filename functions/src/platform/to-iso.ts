import type { Instant } from '@domain/firestore/instant';

/** A stored instant as the domain represents it, ISO 8601. */
export function toIso(instant: Instant): string {
  return instant.toDate().toISOString();
}
