import type { Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import type { DeletionState } from '@domain/job/delete-job';
import { refuseUnsettled } from '@domain/job/refuse-deletion';
import { dollars } from '@domain/text/dollars';
import { adminOf } from '../platform/authorize';
import { callable } from '../platform/callable';
import { logs } from '../platform/logs';
import { reached } from '../platform/reached';
import { readable } from '../platform/readable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { reportPayments } from '../records/payment/stored-payment';
import { beginJobDeletion } from './begin-job-deletion';
import { runJobDeletion } from './run-job-deletion';

/** Batches to run before responding; the sweeper does the rest. */
const batchesAtOnce = 30;

/**
 * office-job-delete: the first transaction hides the job; its records are deleted after that, and the job itself
 * last. If interrupted, the sweeper or a repeated call continues it. A payment goes with the job, so it has to be settled.
 */
export const deleteJob = callable('office-job-delete', async ({ caller, now, parse }) => {
  const admin = adminOf(caller);
  const { bookingId, idempotencyKey } = parse();
  const slot = receiptSlot('office-job-delete', idempotencyKey, { bookingId });
  await answerOnce(slot, now, async (transaction) => {
    await beginJobDeletion(transaction, bookingId, admin, now, async (job) => {
      refuseUnsettled(job);
      await refuseProcessing(transaction, bookingId);
    });
    return { bookingId };
  });
  reached('job-deletion:hidden');
  return { bookingId, state: await goOn(bookingId) };
});

/** @throws AppError `invalid-input` while a payment is on its way, whose record would be gone when it arrives. */
async function refuseProcessing(transaction: Transaction, bookingId: string): Promise<void> {
  const payments = await transaction.get(reportPayments().where('booking_id', '==', bookingId));
  const arriving = readable(payments.docs)
    .map(({ stored }) => stored.checkout)
    .find((checkout) => checkout?.state === 'processing');
  if (!arriving) return;
  const sentence = `The client’s bank is confirming a payment of ${dollars(arriving.amount)}. You can delete the job once it has arrived and is settled.`;
  throw new AppError('invalid-input', 'a payment is on its way', sentence);
}

/** An error here does not fail the call: the job is hidden, and the sweeper continues. */
async function goOn(bookingId: string): Promise<DeletionState> {
  try {
    return await runJobDeletion(bookingId, batchesAtOnce);
  } catch (error) {
    logs.jobDeletionInterrupted(bookingId, error);
    return 'RUNNING';
  }
}
