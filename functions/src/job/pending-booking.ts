import type { Transaction } from 'firebase-admin/firestore';
import { addressKey } from '@domain/contact/address-key';
import { collections } from '@domain/firestore/paths';
import type { CustomerSnapshot } from '@domain/job/booking';
import { firestore } from '../platform/firestore';
import { customerIdOf } from './customer-id';
import { storedBooking, type StoredBooking } from './stored-booking';

export interface PendingBooking {
  readonly id: string;
  readonly booking: StoredBooking;
}

/** The pending booking whose forms were sent for a request or referral; null where none waits any more. */
export async function ownPendingBooking(
  transaction: Transaction,
  formsBookingId: string | null | undefined,
): Promise<PendingBooking | null> {
  if (!formsBookingId) return null;
  const snapshot = await transaction.get(firestore().collection(collections.bookings).doc(formsBookingId));
  const booking = storedBooking(snapshot);
  return booking?.status === 'pending' ? { id: snapshot.id, booking } : null;
}

/**
 * The pending booking of a customer that another of their requests may take over: the newest for this property, else one
 * of which nothing is signed yet. A paper names its property, so that one signed for another house never moves here.
 */
async function customersPendingBooking(
  transaction: Transaction,
  { email, address }: CustomerSnapshot,
): Promise<PendingBooking | null> {
  // Without a lock, under which clients who have nothing to do with each other would wait for each other: a query's
  // covers more than it finds. The one that is taken is read again under its own.
  const found = await firestore()
    .collection(collections.bookings)
    .where('customer_id', '==', customerIdOf(email))
    .where('status', '==', 'pending')
    .get();
  const pending = found.docs
    .map((snapshot) => ({ id: snapshot.id, booking: snapshot.data() as StoredBooking }))
    .sort((a, b) => b.booking.created_at.toMillis() - a.booking.created_at.toMillis());
  const property = addressKey(address);
  const chosen =
    pending.find(({ booking }) => addressKey(booking.customer.address) === property) ??
    pending.find(({ booking }) => !Object.values(booking.forms_status).includes(true));
  return ownPendingBooking(transaction, chosen?.id);
}

interface TakeOver {
  readonly client: CustomerSnapshot;
  readonly taken: PendingBooking | null;
}

/** The pending booking that accepting a request or referral takes over, and who its client is. */
export async function findTakeOver(
  transaction: Transaction,
  client: CustomerSnapshot,
  formsBookingId: string | null | undefined,
): Promise<TakeOver> {
  const own = await ownPendingBooking(transaction, formsBookingId);
  if (!own) return { client, taken: await customersPendingBooking(transaction, client) };
  // Whom the office named when it sent the forms is later word than the request's.
  const { name, email } = own.booking.customer;
  return { client: { ...client, name, email }, taken: own };
}
