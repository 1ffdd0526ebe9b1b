import type { Transaction } from 'firebase-admin/firestore';
import { addressKey } from '@domain/contact/address-key';
import { collections } from '@domain/firestore/paths';
import type { CustomerSnapshot } from '@domain/job/booking';
import { firestore } from '../platform/firestore';
import { customerIdOf } from '../records/customer/customer-id';
import { storedBooking, type StoredBooking } from '../records/job/stored-booking';

export interface PendingBooking {
  readonly id: string;
  readonly booking: StoredBooking;
}

/** The pending booking whose forms were sent for a request or referral; null if there is none. */
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
 * The pending booking of a customer that another of their requests may take over: the newest for this property,
 * otherwise one with nothing signed yet. A signed document names its property, so it never moves to another.
 */
async function customersPendingBooking(
  transaction: Transaction,
  { email, address }: CustomerSnapshot,
): Promise<PendingBooking | null> {
  // Queried without a lock, because a query's locks cover more than it finds and unrelated requests would wait for
  // each other. The chosen booking is read again with a lock.
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

/** The pending booking that accepting a request or referral takes over, and its client. */
export async function findTakeOver(
  transaction: Transaction,
  client: CustomerSnapshot,
  formsBookingId: string | null | undefined,
): Promise<TakeOver> {
  const own = await ownPendingBooking(transaction, formsBookingId);
  if (!own) return { client, taken: await customersPendingBooking(transaction, client) };
  // The name and address the office sent the forms to are newer than the request's.
  const { name, email } = own.booking.customer;
  return { client: { ...client, name, email }, taken: own };
}
