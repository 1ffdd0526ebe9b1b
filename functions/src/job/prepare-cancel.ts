import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { cancelledJob, notifiesClient } from '@domain/job/cancel-job';
import { refuseTransition } from '@domain/job/refuse-transition';
import { moneyBack } from '@domain/payment/money-back';
import type { MoneyChoice } from '@domain/payment/price-difference';
import { openAuditTrail, type Actor } from '../platform/audit';
import { prepareCheckoutEnd } from '../payment/end-checkout';
import { jobs, type StoredJob } from '../records/job/stored-job';
import { prepareWaiver } from '../records/ledger/prepare-waiver';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import { followReferral } from '../records/referral/follow-referral';
import { prepareAssignment } from './prepare-assignment';

interface Cancelling {
  readonly reason: string;
  /** What the office does with what was paid; a client leaves that to the office. */
  readonly money: MoneyChoice | 'undecided' | undefined;
}

/** A job read by the transaction. */
export interface OpenedJob {
  readonly bookingId: string;
  readonly job: StoredJob;
}

/**
 * Cancels a job, for the office or its client: its links show it as cancelled, the client of an agreed appointment
 * gets an iCalendar cancellation, its referral is closed, and the payment page that the client may have open is taken out
 * of use. Queued emails about the appointment are dropped when
 * composed. Reads only; `write` makes the changes.
 * @throws AppError `already-handled` if the job's status or a payment mark doesn't allow it, and `invalid-input` if
 * the office has to choose what to do with a payment.
 */
export async function prepareCancel(
  transaction: Transaction,
  { bookingId, job }: OpenedJob,
  { reason, money }: Cancelling,
  actor: Actor,
  now: Date,
): Promise<{ readonly write: () => void }> {
  refuseTransition(job.status, 'cancelled');
  const record = { collection: collections.bookings, id: bookingId };
  const followed = await followReferral(transaction, job.referral_id, actor, now);
  const checkout = await prepareCheckoutEnd(transaction, bookingId);
  const assignment = await prepareAssignment(
    transaction,
    { bookingId, before: job.inspector_id, visit: null },
    actor,
    now,
  );
  const by = actor.kind === 'admin' ? actor.email : 'client';
  const at = Timestamp.fromDate(now);
  const changed = {
    ...cancelledJob(job, { reason, by, at }),
    ...moneyBack(job, { owed: 0, money, by, at, due: at }),
  };
  const waive = await prepareWaiver(transaction, { bookingId, job }, changed, now);
  const audit = await openAuditTrail(transaction, record, actor, now);
  return {
    write() {
      transaction.update(jobs().doc(bookingId), changed);
      waive();
      checkout.write();
      if (notifiesClient(job.status)) {
        writeMailIntent(transaction, {
          kind: 'appointment_cancelled',
          subject: record,
          recipient: job.customer.email,
          now,
          direct: actor.kind === 'admin',
        });
      }
      assignment.notify();
      // A referral without an accepted job may still lead to another one.
      if (followed?.referral.booking_id === bookingId) followed.move('closed');
      audit.append({ action: 'cancelled', changed });
    },
  };
}
