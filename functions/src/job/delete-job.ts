import { contract } from '@domain/api/contract';
import type { DeletionState } from '@domain/job/delete-job';
import { adminOf } from '../platform/authorise';
import { callable } from '../platform/callable';
import { killPoint } from '../platform/kill-point';
import { logs } from '../platform/logs';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { beginJobDeletion } from './begin-job-deletion';
import { runJobDeletion } from './run-job-deletion';

/** The caller waits for no more than these; the sweeper does the rest. */
const batchesAtOnce = 30;

/**
 * office-job-delete: the job is out of sight with the first transaction; what belongs to it goes after that, and the
 * job itself last. Broken off, the sweeper goes on with it, and so does the same call again.
 */
export const deleteJob = callable(
  'deleteJob',
  async ({ caller, now, parse }) => {
    const admin = adminOf(caller);
    const { bookingId, idempotencyKey } = parse();
    const slot = receiptSlot(contract.deleteJob.name, idempotencyKey, { bookingId });
    await answerOnce(slot, now, async (transaction) => {
      await beginJobDeletion(transaction, bookingId, admin, now);
      return { bookingId };
    });
    killPoint('job-deletion:hidden');
    return { bookingId, state: await goOn(bookingId) };
  },
  { memory: '1GiB' },
);

/** A failure here is none of the caller's: the job is gone for everybody, and the sweeper goes on. */
async function goOn(bookingId: string): Promise<DeletionState> {
  try {
    return await runJobDeletion(bookingId, batchesAtOnce);
  } catch (error) {
    logs.jobDeletionBrokenOff(bookingId, error);
    return 'RUNNING';
  }
}
