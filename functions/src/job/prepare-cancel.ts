import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { tellsClient } from '@domain/job/cancel-job';
import { writeMailIntent } from '../mail/write-mail-intent';
import { openAuditTrail, type Actor } from '../platform/audit';
import { firestore } from '../platform/firestore';
import { followReferral } from '../referral/follow-referral';
import { refuseTransition } from './refuse-transition';
import type { StoredBooking } from './stored-booking';

/** A job that the transaction has read. */
export interface OpenedJob {
  readonly bookingId: string;
  readonly booking: StoredBooking;
}

/**
 * Cancels a job, whoever asks for it: its client's links say so, the client of an agreed appointment gets the entry that
 * takes it off the calendar, and the referral that brought the job is closed. Mails that the appointment was still due
 * have nothing to say any more. Reads only; `write` does the rest.
 * @throws AppError `already-handled` where the job can't be cancelled from where it is.
 */
export async function prepareCancel(
  transaction: Transaction,
  { bookingId, booking }: OpenedJob,
  reason: string,
  actor: Actor,
  now: Date,
): Promise<{ readonly write: () => void }> {
  refuseTransition(booking.status, 'cancelled');
  const record = { collection: collections.bookings, id: bookingId };
  const followed = await followReferral(transaction, booking.referral_id, actor, now);
  const audit = await openAuditTrail(transaction, record, actor, now);
  const agreed = tellsClient(booking.status);
  return {
    write() {
      const changed = {
        status: 'cancelled' as const,
        ...(agreed && { calendar_sequence: booking.calendar_sequence + 1 }),
        cancellation: {
          reason,
          at: Timestamp.fromDate(now),
          by: actor.kind === 'admin' ? actor.email : 'client',
        },
      };
      transaction.update(firestore().collection(record.collection).doc(bookingId), changed);
      if (agreed) {
        writeMailIntent(transaction, {
          kind: 'appointment_cancelled',
          subject: record,
          recipient: booking.customer.email,
          now,
        });
      }
      // A referral that waits for its answer, or whose request does, may still come to another job.
      if (followed?.referral.booking_id === bookingId) followed.move('closed');
      audit.append({ action: 'cancelled', changed });
    },
  };
}
