import type { Transaction } from 'firebase-admin/firestore';
import { meetsMore } from '@domain/day/meets-more';
import { AppError } from '@domain/errors/app-error';
import { inspectorName } from '@domain/inspector/inspector';
import { settingsNow } from '../platform/settings-now';
import { jobsOn } from '../records/job/jobs-on';
import type { StoredJob } from '../records/job/stored-job';
import { readInspector } from '../records/team/read-inspector';
import type { OpenedJob } from './prepare-cancel';

/**
 * The name of a job's inspector if the change makes it meet another job of theirs that it didn't meet before; else null.
 * Reads only.
 */
export async function newlyMeeting(
  transaction: Transaction,
  { bookingId, job }: OpenedJob,
  change: Partial<Pick<StoredJob, 'status' | 'service_type'>>,
): Promise<string | null> {
  if (job.inspector_id === null) return null;
  const others = await jobsOn(job.scheduled_date, bookingId, transaction);
  if (!meetsMore(settingsNow(), { before: job, after: { ...job, ...change } }, others)) return null;
  const inspector = await readInspector(job.inspector_id, transaction);
  return inspector ? inspectorName(inspector) : 'the inspector';
}

/** @throws AppError `already-handled` if the inspector has been given another job since this one took no more time */
export async function refuseTaken(
  transaction: Transaction,
  opened: OpenedJob,
  status: StoredJob['status'],
): Promise<void> {
  const name = await newlyMeeting(transaction, opened, { status });
  if (name === null) return;
  throw new AppError(
    'already-handled',
    'inspector taken',
    `This can’t be undone, because ${name} has been given another job at that time. Assign that job to someone else first.`,
  );
}
