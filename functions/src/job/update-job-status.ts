import { Timestamp } from 'firebase-admin/firestore';
import { contract } from '@domain/api/contract';
import { AppError } from '@domain/errors/app-error';
import { jobTransitions, type JobStatus } from '@domain/job/job-status';
import { openAuditTrail } from '../platform/audit';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { followReferral } from '../referral/follow-referral';
import { prepareReward } from '../reward/prepare-reward';
import { readBooking } from './read-booking';

const inWords: Record<JobStatus, string> = {
  pending: 'pending',
  scheduled: 'scheduled',
  in_progress: 'in progress',
  completed: 'completed',
  cancelled: 'cancelled',
};

/** office-job-status: Start Job and Mark Complete, which takes the job's referral along. */
export const updateJobStatus = callable('updateJobStatus', async ({ caller, now, parse }) => {
  const { bookingId, status, idempotencyKey } = parse();
  const slot = receiptSlot(contract.updateJobStatus.name, idempotencyKey, { bookingId, status });
  return answerOnce(slot, now, async (transaction) => {
    const { record, reference, booking } = await readBooking(transaction, bookingId);
    if (!jobTransitions[booking.status].includes(status)) {
      throw new AppError(
        'already-handled',
        `booking is ${booking.status}`,
        `This job is already ${inWords[booking.status]}.`,
      );
    }
    const completed = status === 'completed';
    const followed = completed ? await followReferral(transaction, booking.referral_id, caller, now) : null;
    const reward = await prepareReward(transaction, followed, { ...booking, bookingId, status }, caller, now);
    const audit = await openAuditTrail(transaction, record, caller, now);
    const reached = completed ? 'completed_at' : 'started_at';
    transaction.update(reference, { status, [reached]: Timestamp.fromDate(now) });
    followed?.move('completed');
    reward?.write();
    audit.append({ action: completed ? 'completed' : 'started', changed: { status } });
    return { bookingId, status };
  });
});
