import { AppError } from '@domain/errors/app-error';
import { noArrivalNotices } from '@domain/job/arrival-notice';
import { isJobOver } from '@domain/job/job-status';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { readJob } from '../records/job/read-job';
import { prepareAssignment } from './prepare-assignment';

/** office-job-assign: who does a job that isn’t over, or nobody yet. The appointment stays. */
export const assignJob = callable('office-job-assign', async ({ caller, now, parse }) => {
  const { idempotencyKey, ...asked } = parse();
  const { bookingId, inspector_id } = asked;
  const slot = receiptSlot('office-job-assign', idempotencyKey, asked);
  return answerOnce(slot, now, async (transaction) => {
    const { record, reference, stored: job } = await readJob(transaction, bookingId);
    if (job.inspector_id === inspector_id) return { bookingId };
    if (isJobOver(job.status)) {
      throw new AppError(
        'already-handled',
        `job is ${job.status}`,
        'This job is over, so it can’t be assigned.',
      );
    }
    const assignment = await prepareAssignment(
      transaction,
      {
        bookingId,
        before: job.inspector_id,
        asked: inspector_id,
        visit: job.status === 'pending' ? null : job,
        stays: true,
        confirmed: asked,
      },
      caller,
      now,
    );
    const audit = await openAuditTrail(transaction, record, caller, now);
    // Someone can come after all.
    const changed = {
      inspector_id,
      ...(assignment.overlap && { confirmed_overlap: assignment.overlap }),
      ...(inspector_id !== null && { times_offered_at: null }),
    };
    transaction.update(reference, { ...changed, ...noArrivalNotices });
    assignment.notify();
    audit.append({ action: 'assigned', changed: { ...changed, ...assignment.audited } });
    return { bookingId };
  });
});
