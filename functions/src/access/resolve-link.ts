import type { Transaction } from 'firebase-admin/firestore';
import type { AccessScope } from '@domain/access/access-link';
import type { ClosedLink } from '@domain/access/client-forms';
import { collections } from '@domain/firestore/paths';
import { storedBooking, type StoredBooking } from '../job/stored-booking';
import { firestore } from '../platform/firestore';
import { openKey, reader } from './open-key';

export interface OpenLink {
  readonly state: 'open';
  readonly bookingId: string;
  readonly booking: StoredBooking;
}

export type ResolvedLink = ClosedLink | OpenLink;

/** What a client's key opens for this at `now`; with a transaction, under its locks. Whatever is not a key of ours is `unknown`. */
export async function resolveLink(
  key: string,
  scope: AccessScope,
  now: Date,
  transaction?: Transaction,
): Promise<ResolvedLink> {
  const read = reader(transaction);
  const opened = await openKey(key, { kind: 'booking', scope }, now, read);
  if (opened.state !== 'open') return opened;
  const bookingId = opened.subject;
  const booking = storedBooking(await read(firestore().collection(collections.bookings).doc(bookingId)));
  // A job that was deleted is to its client what a cancelled one is: an appointment that will not be.
  if (!booking || booking.status === 'cancelled') return { state: 'cancelled' };
  return { state: 'open', bookingId, booking };
}
