import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { normaliseEmail } from '@domain/contact/email';
import { collections } from '@domain/firestore/paths';
import type { Booking, CustomerSnapshot } from '@domain/job/booking';
import { noFormsYet } from '@domain/job/forms-status';
import { searchKeys } from '@domain/search/search-keys';
import { writeMailIntent } from '../mail/write-mail-intent';
import { openAuditTrail, type Actor } from '../platform/audit';
import { firestore } from '../platform/firestore';
import { customerIdOf } from './customer-id';
import type { PendingBooking } from './pending-booking';
import { newBookingKey, readBookingKey } from './read-booking-key';

export interface BookingOrder extends Pick<
  Booking,
  | 'service_type'
  | 'special_instructions'
  | 'scheduled_date'
  | 'scheduled_time'
  | 'total_price'
  | 'lead_id'
  | 'referral_id'
> {
  readonly status: 'pending' | 'scheduled';
  readonly client: CustomerSnapshot;
  /** The pending booking that becomes this one; null makes a new one. */
  readonly taken: PendingBooking | null;
  /** Tells this mail from others that bring the same booking's forms. */
  readonly occasion?: string;
}

export interface PreparedBooking {
  readonly bookingId: string;
  readonly write: () => void;
}

/**
 * Finds or makes the customer, makes the booking or takes a pending one over, with its key and the mail that brings the
 * client appointment and forms. Reads only; `write` does the rest, once everything else was read.
 */
export async function prepareBooking(
  transaction: Transaction,
  order: BookingOrder,
  actor: Actor,
  now: Date,
): Promise<PreparedBooking> {
  const { status, client, taken, occasion, ...job } = order;
  const db = firestore();
  const customer = db.collection(collections.customers).doc(customerIdOf(client.email));
  const bookings = db.collection(collections.bookings);
  const booking = taken ? bookings.doc(taken.id) : bookings.doc();
  const subject = { collection: collections.bookings, id: booking.id };
  const known = (await transaction.get(customer)).exists;
  const moved =
    taken !== null && normaliseEmail(taken.booking.customer.email) !== normaliseEmail(client.email);
  const key = taken
    ? await readBookingKey(transaction, taken.id, { replaced: moved })
    : newBookingKey(transaction, booking.id);
  const customerAudit = await openAuditTrail(
    transaction,
    { collection: collections.customers, id: customer.id },
    actor,
    now,
  );
  const bookingAudit = await openAuditTrail(transaction, subject, actor, now);
  return {
    bookingId: booking.id,
    write() {
      const at = Timestamp.fromDate(now);
      const expiry = key.write(order.scheduled_date, now);
      const fields = {
        ...job,
        customer_id: customer.id,
        customer: client,
        status,
        search_keys: searchKeys(client),
        forms_link: { state: 'active', expires_at: Timestamp.fromDate(expiry) },
      };
      transaction.set(customer, { ...client, ...(!known && { created_at: at }) }, { merge: true });
      if (taken) transaction.update(booking, { ...fields, agreed_at: at });
      else transaction.create(booking, { ...fields, ...untouched, created_at: at });
      writeMailIntent(transaction, {
        kind: 'booking_approved',
        subject,
        recipient: client.email,
        now,
        // The forms of one that is taken over were mailed already, under ids of their own.
        ...(occasion ? { occasion } : taken && { occasion: 'scheduled' }),
      });
      customerAudit.append({ action: known ? 'updated' : 'created', changed: { ...client } });
      bookingAudit.append({ action: taken ? 'updated' : 'created', changed: fields });
    },
  };
}

/** What a booking has before anybody has filled in a form, paid or come. */
const untouched: Pick<
  Booking,
  | 'workflow_status'
  | 'forms_status'
  | 'access_flags'
  | 'report_created'
  | 'payment_state'
  | 'payment'
  | 'calendar_sequence'
> = {
  workflow_status: 'forms_pending',
  forms_status: noFormsYet,
  access_flags: [],
  report_created: false,
  payment_state: 'unpaid',
  payment: null,
  calendar_sequence: 0,
};
