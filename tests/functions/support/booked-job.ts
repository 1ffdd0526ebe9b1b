import { randomUUID } from 'node:crypto';
import type { Booking } from '@domain/job/booking';
import { buildBooking } from '../../../tools/testing/factories/build-booking';
import { newKey } from '../../../tools/testing/factories/new-key';
import { toDocument } from '../../../tools/testing/factories/to-document';
import { db } from './admin-sdk';

export interface BookedJob {
  readonly bookingId: string;
  /** The `booking` parameter of the client's links. */
  readonly key: string;
  readonly email: string;
}

/** Stores a link to a booking. */
export async function storeLink(bookingId: string, overrides: object = {}): Promise<string> {
  const key = newKey();
  await db
    .collection('access_links')
    .doc(key)
    .set({
      kind: 'booking',
      subject: bookingId,
      scopes: ['forms', 'reschedule'],
      created_at: new Date(),
      expires_at: new Date(Date.now() + 60 * 86_400_000),
      revoked_at: null,
      ...overrides,
    });
  return key;
}

/** A job for a new client, with the link key that accepting a request creates. */
export async function bookedJob(overrides: Partial<Booking> = {}): Promise<BookedJob> {
  const email = `client-${randomUUID().slice(0, 8)}@example.com`;
  const template = buildBooking();
  const booking = buildBooking({ customer: { ...template.customer, email }, ...overrides });
  await db
    .collection('bookings')
    .doc(booking.id)
    .set({
      ...toDocument(booking),
      forms_link: { state: 'active', expires_at: new Date(booking.forms_link.expires_at) },
    });
  return { bookingId: booking.id, key: await storeLink(booking.id), email };
}
