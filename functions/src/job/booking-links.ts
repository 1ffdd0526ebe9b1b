import { Timestamp, type QueryDocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { firestore } from '../platform/firestore';

/** The keys of a booking that still open something, read under the transaction's lock. */
export async function keysInUse(
  transaction: Transaction,
  bookingId: string,
): Promise<readonly QueryDocumentSnapshot[]> {
  const links = await transaction.get(
    firestore().collection(collections.accessLinks).where('subject', '==', bookingId),
  );
  return links.docs.filter((link) => link.get('kind') === 'booking' && link.get('revoked_at') === null);
}

/** Ends keys at once, for every use of them. */
export function revokeKeys(
  transaction: Transaction,
  keys: readonly QueryDocumentSnapshot[],
  now: Date,
): void {
  for (const key of keys) transaction.update(key.ref, { revoked_at: Timestamp.fromDate(now) });
}
