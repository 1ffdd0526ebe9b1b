import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { schedulableStatuses } from '@domain/job/schedule-job';
import { writeMailIntent } from '../mail/write-mail-intent';
import { openAuditTrail, type Actor } from '../platform/audit';
import { firestore } from '../platform/firestore';
import type { OpenedJob } from './prepare-cancel';
import { readBookingKey } from './read-booking-key';
import { jobRefusal } from './refuse-transition';

export interface Appointment {
  /** `YYYY-MM-DD`. */
  readonly scheduled_date: string;
  /** `HH:MM`. */
  readonly scheduled_time: string;
}

interface Moving {
  readonly appointment: Appointment;
  /** Further fields that the caller has to say on the job, in the same write. */
  readonly along?: Readonly<Record<string, unknown>>;
}

/**
 * Gives a pending job its appointment, or moves the one of a scheduled job, whoever asks for it. The client gets the
 * calendar entry that takes the place of the old one, and their links stay good for as long as the new date needs.
 * Reads only; `write` does the rest. The same appointment once more is the caller's to notice.
 * @throws AppError `already-handled` where the job can't be given one from where it is.
 */
export async function prepareMove(
  transaction: Transaction,
  { bookingId, booking }: OpenedJob,
  { appointment, along = {} }: Moving,
  actor: Actor,
  now: Date,
): Promise<{ readonly write: () => void }> {
  if (!schedulableStatuses.includes(booking.status)) throw jobRefusal(booking.status);
  const { scheduled_date, scheduled_time } = appointment;
  const record = { collection: collections.bookings, id: bookingId };
  const key = await readBookingKey(transaction, bookingId, { replaced: false });
  const audit = await openAuditTrail(transaction, record, actor, now);
  const pending = booking.status === 'pending';
  const sequence = pending ? booking.calendar_sequence : booking.calendar_sequence + 1;
  return {
    write() {
      // A link that the office ended stays ended: moving an appointment is no word about it.
      const linkStays = booking.forms_link?.state !== 'revoked';
      const expiry = linkStays ? key.write(scheduled_date, now) : null;
      const changed = {
        // What a client moved, and the office moves again, is the office's appointment.
        client_move: null,
        ...along,
        status: 'scheduled' as const,
        scheduled_date,
        scheduled_time,
        calendar_sequence: sequence,
        ...(expiry && { forms_link: { state: 'active' as const, expires_at: Timestamp.fromDate(expiry) } }),
      };
      transaction.update(firestore().collection(record.collection).doc(bookingId), {
        ...changed,
        agreed_at: Timestamp.fromDate(now),
      });
      writeMailIntent(transaction, {
        kind: pending ? 'booking_approved' : 'appointment_moved',
        subject: record,
        recipient: booking.customer.email,
        now,
        occasion: pending ? 'scheduled' : `sequence-${sequence}`,
      });
      audit.append({ action: pending ? 'scheduled' : 'moved', changed });
    },
  };
}
