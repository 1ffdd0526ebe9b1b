import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { jobStatuses, type JobStatus } from '@domain/job/job-status';
import { stepsBack } from '@domain/job/undo-step';
import { refuseLateUndo } from '@domain/job/refuse-late-undo';
import { jobRefusal } from '@domain/job/refuse-transition';
import { openAuditTrail, type Actor } from '../platform/audit';
import { callable } from '../platform/callable';
import { answerOnce, receiptSlot } from '../platform/receipts';
import { refuseOthersJob } from '../records/job/own-job';
import { readJob } from '../records/job/read-job';
import { prepareMoveBack } from '../records/referral/prepare-move-back';
import { markDays } from '../records/stats/mark-days';
import { prepareRewardBack } from '../reward/prepare-reward-back';
import type { OpenedJob } from './prepare-cancel';
import { refuseTaken } from './refuse-taken';
import { prepareEndingBack } from './undo-ending';

/**
 * office-job-undo: undoes Start Job, Mark Complete or an ending with all effects: timestamp, referral status, reward,
 * and the emails about them, which are held until the undo time is over.
 */
export const undoStep = callable('office-job-undo', async ({ caller, now, parse }) => {
  const { bookingId, from, idempotencyKey } = parse();
  const slot = receiptSlot('office-job-undo', idempotencyKey, { bookingId, from });
  return answerOnce(slot, now, async (transaction) => {
    const { record, reference, stored: job } = await readJob(transaction, bookingId);
    refuseOthersJob(caller, job);
    if (job.status !== from) throw refusalOf(job.status, from);
    if (from === 'cancelled') {
      const back = await prepareEndingBack(transaction, { bookingId, job }, caller, now);
      const audit = await openAuditTrail(transaction, record, caller, now);
      transaction.update(reference, back.changed);
      back.write();
      audit.append({ action: 'undone', changed: back.changed });
      return { bookingId, status: back.changed.status };
    }
    const at = from === 'completed' ? job.completed_at : job.started_at;
    refuseLateUndo(at, now);
    if (from === 'completed') await refuseTaken(transaction, { bookingId, job }, stepsBack[from]);
    const completion = from === 'completed' ? { bookingId, job, at } : null;
    const along = completion ? await prepareCompletionBack(transaction, completion, caller, now) : [];
    const audit = await openAuditTrail(transaction, record, caller, now);
    const status = stepsBack[from];
    transaction.update(reference, {
      status,
      ...(completion ? { completed_at: null } : { started_at: null }),
    });
    for (const each of along) each?.write();
    if (completion) markDays(transaction, [at], now);
    audit.append({ action: 'undone', changed: { status } });
    return { bookingId, status };
  });
});

interface Completion extends OpenedJob {
  readonly at: Timestamp;
}

/** Reverts the other effects of completing a job. */
async function prepareCompletionBack(
  transaction: Transaction,
  { bookingId, job, at }: Completion,
  actor: Actor,
  now: Date,
) {
  if (job.report_created) {
    throw new AppError(
      'already-handled',
      'the job has a report',
      'This job already has its report, so it stays completed.',
    );
  }
  const { referral_id: referralId } = job;
  return [
    await prepareMoveBack(transaction, referralId, { to: 'completed', at }, actor, now),
    await prepareRewardBack(transaction, referralId, bookingId, actor, now),
  ];
}

function refusalOf(status: JobStatus, from: JobStatus): AppError {
  return jobStatuses.indexOf(status) < jobStatuses.indexOf(from)
    ? new AppError('already-handled', `job is ${status}`, 'This step was already undone.')
    : jobRefusal(status);
}
