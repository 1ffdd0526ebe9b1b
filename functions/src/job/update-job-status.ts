import { Timestamp } from 'firebase-admin/firestore';
import { contract } from '@domain/api/contract';
import { AppError } from '@domain/errors/app-error';
import { collections } from '@domain/firestore/paths';
import { jobTransitions, type JobStatus } from '@domain/job/job-status';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { firestore } from '../platform/firestore';
import { answerOnce, receiptSlot } from '../platform/receipts';

const inWords: Record<JobStatus, string> = {
  pending: 'pending',
  scheduled: 'scheduled',
  in_progress: 'in progress',
  completed: 'completed',
  cancelled: 'cancelled',
};

/** office-job-status: Start Job and Mark Complete. */
export const updateJobStatus = callable('updateJobStatus', async ({ caller, now, parse }) => {
  const { bookingId, status, idempotencyKey } = parse();
  const slot = receiptSlot(contract.updateJobStatus.name, idempotencyKey, { bookingId, status });
  const reference = firestore().collection(collections.bookings).doc(bookingId);
  return answerOnce(slot, now, async (transaction) => {
    const current = (await transaction.get(reference)).get('status') as JobStatus | undefined;
    if (!current) throw new AppError('not-found', 'booking gone', 'This job was deleted in the meantime.');
    if (!jobTransitions[current].includes(status)) {
      throw new AppError(
        'already-handled',
        `booking is ${current}`,
        `This job is already ${inWords[current]}.`,
      );
    }
    const audit = await openAuditTrail(
      transaction,
      { collection: collections.bookings, id: bookingId },
      caller,
      now,
    );
    const reached = status === 'in_progress' ? 'started_at' : 'completed_at';
    transaction.update(reference, { status, [reached]: Timestamp.fromDate(now) });
    audit.append({ action: status === 'in_progress' ? 'started' : 'completed', changed: { status } });
    return { bookingId, status };
  });
});
