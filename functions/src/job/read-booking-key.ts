import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { keysInUse, revokeKeys, workingKey } from '../platform/access-keys';
import { bookingKeyEnd, issueBookingKey } from '../platform/issue-key';

interface BookingKey {
  /** Lets the key work for as long as an appointment needs it. @returns its end. */
  readonly write: (appointmentDate: string, now: Date) => Date;
}

/** The key of a booking that is just being made: there can be none yet. */
export function newBookingKey(transaction: Transaction, bookingId: string): BookingKey {
  return {
    write: (appointmentDate, now) => issueBookingKey(transaction, bookingId, appointmentDate, now),
  };
}

/**
 * The key of a booking's links: the one that the client has is prolonged, so that the links in their mails stay good, and
 * a new one issued where none works. With `replaced` the old ones end, as they were mailed to another address.
 */
export async function readBookingKey(
  transaction: Transaction,
  bookingId: string,
  { replaced }: { readonly replaced: boolean },
): Promise<BookingKey> {
  const keys = await keysInUse({ kind: 'booking', subject: bookingId }, transaction);
  return {
    write(appointmentDate, now) {
      if (replaced) revokeKeys(transaction, keys, now);
      const working = replaced ? undefined : workingKey(keys, now);
      if (!working) return issueBookingKey(transaction, bookingId, appointmentDate, now);
      const expiry = bookingKeyEnd(appointmentDate);
      transaction.update(working.ref, { expires_at: Timestamp.fromDate(expiry) });
      return expiry;
    },
  };
}
