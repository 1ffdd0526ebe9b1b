import { Timestamp } from 'firebase-admin/firestore';

/** A stored instant as the domain represents it, ISO 8601. */
export function toIso(instant: unknown): string {
  return instant instanceof Timestamp ? instant.toDate().toISOString() : '';
}
