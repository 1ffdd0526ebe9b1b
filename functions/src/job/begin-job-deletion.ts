import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { openAuditTrail } from '../platform/audit';
import type { AdminActor } from '../platform/authorize';
import { acceptances } from '../records/job/acceptance';
import { jobDeletions, type JobDeletion } from '../records/job/job-deletion';
import { readJob } from '../records/job/read-job';
import type { DeletedJob, StoredJob } from '../records/job/stored-job';
import { followReferral } from '../records/referral/follow-referral';
import { markDays } from '../records/stats/mark-days';

/**
 * Hides a job from every list, count and link at once, closes its referral, and stores the deletion to be done. `refuse`
 * reads only, and throws if the job can't be deleted.
 * @throws AppError `not-found` if it is already deleted or being deleted.
 */
export async function beginJobDeletion(
  transaction: Transaction,
  bookingId: string,
  admin: AdminActor,
  now: Date,
  refuse?: (job: StoredJob) => Promise<void>,
): Promise<void> {
  const { record, reference, stored: job } = await readJob(transaction, bookingId);
  await refuse?.(job);
  const followed = await followReferral(transaction, job.referral_id, admin, now);
  const audit = await openAuditTrail(transaction, record, admin, now);
  const at = Timestamp.fromDate(now);
  const hidden: DeletedJob = { deleted_at: at };
  const deletion: JobDeletion = {
    state: 'RUNNING',
    done: [],
    held: [],
    held_until: null,
    requested_by: admin.uid,
    created_at: at,
    finished_at: null,
  };
  transaction.set(reference, hidden);
  transaction.create(jobDeletions().doc(bookingId), deletion);
  transaction.delete(acceptances().doc(bookingId));
  if (followed?.referral.booking_id === bookingId) followed.move('closed');
  markDays(transaction, [job.completed_at], now);
  audit.append({ action: 'deleted', changed: { state: deletion.state } });
}
