import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { customAlphabet } from 'nanoid';
import { accessKeyAlphabet, accessKeyLength, formsKeyExpiry } from '@domain/access/access-link';
import { business } from '@domain/business/business';
import { collections } from '@domain/firestore/paths';
import { instantOf } from '@domain/time/zoned-instant';
import { firestore } from './firestore';

const newKey = customAlphabet(accessKeyAlphabet, accessKeyLength);

/** Issues the key of a booking's links. @returns its end, with its last day in the business's time zone. */
export function issueBookingKey(
  transaction: Transaction,
  bookingId: string,
  appointmentDate: string,
  now: Date,
): Date {
  const expiry = instantOf(formsKeyExpiry(appointmentDate), '23:59', business.timeZone);
  transaction.create(firestore().collection(collections.accessLinks).doc(newKey()), {
    kind: 'booking',
    subject: bookingId,
    scopes: ['forms', 'reschedule'],
    created_at: Timestamp.fromDate(now),
    expires_at: Timestamp.fromDate(expiry),
    revoked_at: null,
  });
  return expiry;
}

/** The key that a booking's mails link with, or null where every key is revoked or over. */
export async function currentBookingKey(bookingId: string, now: Date): Promise<string | null> {
  const links = await firestore().collection(collections.accessLinks).where('subject', '==', bookingId).get();
  const valid = links.docs.filter(
    (link) =>
      link.get('kind') === 'booking' &&
      link.get('revoked_at') === null &&
      (link.get('expires_at') as Timestamp) >= Timestamp.fromDate(now),
  );
  valid.sort(
    (a, b) => (b.get('created_at') as Timestamp).toMillis() - (a.get('created_at') as Timestamp).toMillis(),
  );
  return valid[0]?.id ?? null;
}
