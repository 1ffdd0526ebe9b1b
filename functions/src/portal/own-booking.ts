import { collections } from '@domain/firestore/paths';
import { firestore } from '../platform/firestore';
import { storedBooking, type StoredBooking } from '../records/job/stored-booking';

/** A customer's booking; null if it is missing or belongs to another customer. */
export async function ownBooking(customerId: string, bookingId: string): Promise<StoredBooking | null> {
  const booking = storedBooking(await firestore().collection(collections.bookings).doc(bookingId).get());
  return booking?.customer_id === customerId ? booking : null;
}
