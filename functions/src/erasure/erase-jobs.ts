import { FieldValue } from 'firebase-admin/firestore';
import { AppError } from '@domain/errors/app-error';
import { beginJobDeletion } from '../job/begin-job-deletion';
import { runJobDeletion } from '../job/run-job-deletion';
import { commit } from '../platform/commit';
import type { RunningErasure } from '../records/erasure/erasure';
import { jobDeletions } from '../records/job/job-deletion';
import { storedJob } from '../records/job/stored-job';
import { eraseLogsOf } from './erase-traces';
import { eraseRowsOfJob } from './erase-ledger';
import type { ErasureStep } from './erasure-step';
import { paymentsOfJob } from './retained-payments';
import { jobsOf, type FoundJob } from './person-records';

const batchesOfJob = 200;

/** Hides all jobs of the person before their contents are deleted. */
export const hideJobs: ErasureStep = {
  name: 'jobs-hidden',
  async run(erasure, now) {
    const found = await jobsOf(erasure.marks.email);
    for (const job of found) await hide(erasure, job, now);
    return found.length === 0 ? 'done' : 'more';
  },
};

/** Notes the job's id and what accounting retains first, because a hidden job is no longer found by search. */
async function hide(erasure: RunningErasure, job: FoundJob, now: Date): Promise<void> {
  // Before the job's deletion removes its id from the logs.
  await eraseLogsOf(erasure, job.id);
  const jobRecord = storedJob(job);
  const payments = jobRecord ? await paymentsOfJob(job.id, jobRecord) : [];
  await erasure.reference.update({
    held_jobs: FieldValue.arrayUnion(job.id),
    ...(payments.length > 0 && { payments: FieldValue.arrayUnion(...payments) }),
  });
  const admin = { kind: 'admin', uid: erasure.requested_by, email: '', session: null } as const;
  try {
    await commit('erasure-hide', (transaction) => beginJobDeletion(transaction, job.id, admin, now));
  } catch (error) {
    // Another call is already deleting it.
    if (!(error instanceof AppError) || error.code !== 'not-found') throw error;
  }
}

/** Deletes each job like Delete Job does; its signed documents stay under legal hold. */
export const eraseJobs: ErasureStep = {
  name: 'jobs',
  async run(erasure, now) {
    for (const bookingId of erasure.held_jobs) await eraseRowsOfJob(bookingId, now);
    for (const bookingId of erasure.held_jobs) {
      if ((await runJobDeletion(bookingId, batchesOfJob, () => now)) !== 'DONE') return 'more';
    }
    const holding = await Promise.all(
      erasure.held_jobs.map(async (id) => {
        const deletion = (await jobDeletions().doc(id).get()).data();
        return deletion && deletion.held.length > 0 ? [id] : [];
      }),
    );
    await erasure.reference.update({ held_jobs: holding.flat() });
    return 'done';
  },
};
