import type { Timestamp } from 'firebase-admin/firestore';
import { type DocumentReference, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { accessKeyAlphabet, accessKeyLength, type AccessScope } from '@domain/access/access-link';
import type { ClosedLink } from '@domain/access/client-forms';
import { collections } from '@domain/firestore/paths';
import type { StoredBooking } from '../job/stored-booking';
import { firestore } from '../platform/firestore';

export interface OpenLink {
  readonly state: 'open';
  readonly bookingId: string;
  readonly booking: StoredBooking;
}

export type ResolvedLink = ClosedLink | OpenLink;

const keyShape = new RegExp(`^[${accessKeyAlphabet}]{${accessKeyLength}}$`);
const neededScope: AccessScope = 'forms';

/** What a client's key opens at `now`; with a transaction, under its locks. Whatever is not a key of ours is `unknown`. */
export async function resolveLink(key: string, now: Date, transaction?: Transaction): Promise<ResolvedLink> {
  if (!keyShape.test(key)) return { state: 'unknown' };
  const read = (reference: DocumentReference): Promise<DocumentSnapshot> =>
    transaction ? transaction.get(reference) : reference.get();
  const link = await read(firestore().collection(collections.accessLinks).doc(key));
  const scopes = (link.get('scopes') as AccessScope[] | undefined) ?? [];
  if (link.get('kind') !== 'booking' || !scopes.includes(neededScope)) return { state: 'unknown' };
  if (link.get('revoked_at') !== null) return { state: 'revoked' };
  if ((link.get('expires_at') as Timestamp).toMillis() < now.getTime()) return { state: 'expired' };
  const bookingId = link.get('subject') as string;
  const booking = (await read(firestore().collection(collections.bookings).doc(bookingId))).data() as
    StoredBooking | undefined;
  // A job that was deleted is to its client what a cancelled one is: an appointment that will not be.
  if (!booking || booking.status === 'cancelled') return { state: 'cancelled' };
  return { state: 'open', bookingId, booking };
}
