import type { DeletionState } from '@domain/job/delete-job';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { logs } from '../platform/logs';
import { reached } from '../platform/reached';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { beginJobDeletion } from './begin-job-deletion';
import { runJobDeletion } from './run-job-deletion';

/** Batches to run before responding; the sweeper does the rest. */
const batchesAtOnce = 30;

/**
 * office-job-delete: the first transaction hides the job; its records are deleted after that, and the job itself
 * last. If interrupted, the sweeper or a repeated call continues it.
 */
export const deleteJob = callable('office-job-delete', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { bookingId, idempotencyKey } = parse();
  const slot = receiptSlot('office-job-delete', idempotencyKey, { bookingId });
  await answerOnce(slot, now, async (transaction) => {
    await beginJobDeletion(transaction, bookingId, admin, now);
    return { bookingId };
  });
  reached('job-deletion:hidden');
  return { bookingId, state: await goOn(bookingId) };
});

/** An error here does not fail the call: the job is hidden, and the sweeper continues. */
async function goOn(bookingId: string): Promise<DeletionState> {
  try {
    return await runJobDeletion(bookingId, batchesAtOnce);
  } catch (error) {
    logs.jobDeletionBrokenOff(bookingId, error);
    return 'RUNNING';
  }
}
