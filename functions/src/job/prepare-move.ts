import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import { noArrivalNotices } from '@domain/job/arrival-notice';
import { isAppointment, movedJob, type Appointment } from '@domain/job/move-job';
import { jobRefusal } from '@domain/job/refuse-transition';
import { schedulableStatuses } from '@domain/job/schedule-job';
import { isAcceptanceHeld } from '@domain/job/undo-acceptance';
import { openAuditTrail, type Actor } from '../platform/audit';
import { readLinkKey } from '../records/access/read-link-key';
import { jobs, type StoredJob } from '../records/job/stored-job';
import { writeMailIntent } from '../records/mail/write-mail-intent';
import { prepareAssignment, type Confirmation } from './prepare-assignment';
import type { OpenedJob } from './prepare-cancel';

interface Moving {
  readonly appointment: Appointment;
  /** The client's own move; none if the office moves it, which ends an earlier one. */
  readonly clientMove?: StoredJob['client_move'];
  /** Who does it from now on; undefined leaves it as it is. */
  readonly inspectorId?: string | null | undefined;
  /** That the office confirmed that the time is taken. */
  readonly confirmed?: Confirmation | undefined;
}

/**
 * Gives a pending job its appointment, or moves that of a scheduled job, for the office or its client. The client
 * gets an updated calendar entry, unless they were not notified of the appointment yet, and their links stay valid as long as the new date requires. Reads only; `write`
 * makes the changes. Callers must check for an unchanged appointment themselves.
 * @throws AppError `already-handled` if the job's status doesn't allow it, `invalid-input` if the time is taken.
 */
export async function prepareMove(
  transaction: Transaction,
  { bookingId, job }: OpenedJob,
  { appointment, clientMove = null, inspectorId, confirmed }: Moving,
  actor: Actor,
  now: Date,
): Promise<{ readonly write: () => void }> {
  if (!schedulableStatuses.includes(job.status)) throw jobRefusal(job.status);
  const record = { collection: collections.bookings, id: bookingId };
  const key = await readLinkKey(transaction, bookingId, { replaced: false }, now);
  const stays = job.status === 'scheduled' && isAppointment(job, appointment);
  const assignment = await prepareAssignment(
    transaction,
    {
      bookingId,
      before: job.inspector_id,
      asked: inspectorId,
      visit: { ...job, ...appointment },
      stays,
      confirmed,
    },
    actor,
    now,
  );
  const audit = await openAuditTrail(transaction, record, actor, now);
  const { action, fields, mail } = movedJob(job, appointment);
  return {
    write() {
      // Moving an appointment does not restore a link that the office revoked.
      const linkStays = job.forms_link?.state !== 'revoked';
      const expiry = linkStays ? key.write(appointment.scheduled_date) : null;
      const changed = {
        client_move: clientMove,
        ...fields,
        inspector_id: assignment.inspectorId,
        ...((!stays || assignment.overlap) && { confirmed_overlap: assignment.overlap }),
        ...(expiry && { forms_link: { state: 'active' as const, expires_at: Timestamp.fromDate(expiry) } }),
      };
      transaction.update(jobs().doc(bookingId), {
        ...changed,
        ...noArrivalNotices,
        agreed_at: Timestamp.fromDate(now),
      });
      const direct = actor.kind === 'admin';
      // The approval, which is still to be sent, will have the new time.
      if (!direct || !isAcceptanceHeld(job, now)) {
        writeMailIntent(transaction, {
          ...mail,
          subject: record,
          recipient: job.customer.email,
          now,
          direct,
        });
      }
      assignment.notify();
      audit.append({ action, changed: { ...changed, ...assignment.audited } });
    },
  };
}
