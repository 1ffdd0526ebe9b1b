import type { Transaction } from 'firebase-admin/firestore';
import { meetsMore, overbooksMore } from '@domain/day/meets-more';
import { AppError } from '@domain/errors/app-error';
import { inspectorName } from '@domain/inspector/inspector';
import { settingsIn } from '../platform/stored-settings';
import { jobsOn } from '../records/job/jobs-on';
import type { StoredJob } from '../records/job/stored-job';
import { readInspector } from '../records/team/read-inspector';
import { readInspectors } from '../records/team/read-inspectors';
import type { OpenedJob } from './prepare-cancel';

/** Who has another job meanwhile; no name where there are too few inspectors for all jobs of that time. */
interface Meeting {
  readonly name: string | null;
}

/**
 * Whether a change of a job makes it meet another job that it didn't meet before: one of its inspector's, or one for which
 * no inspector is left. Null if it doesn't. Reads only.
 */
export async function newlyMeeting(
  transaction: Transaction,
  { bookingId, job }: OpenedJob,
  change: Partial<Pick<StoredJob, 'status' | 'service_type'>>,
): Promise<Meeting | null> {
  const others = await jobsOn(job.scheduled_date, bookingId, transaction);
  if (others.length === 0) return null;
  const { settings } = await settingsIn(transaction);
  const changes = { before: job, after: { ...job, ...change } };
  if (meetsMore(settings, changes, others)) {
    const inspector = await readInspector(job.inspector_id, transaction);
    return { name: inspector ? inspectorName(inspector) : 'the inspector' };
  }
  const { inspectors } = await readInspectors(transaction);
  return overbooksMore(settings, inspectors, changes, others) ? { name: null } : null;
}

/** @throws AppError `already-handled` if another job has been given the time since this one took no more of it */
export async function refuseTaken(
  transaction: Transaction,
  opened: OpenedJob,
  status: StoredJob['status'],
): Promise<void> {
  const meeting = await newlyMeeting(transaction, opened, { status });
  if (meeting === null) return;
  throw new AppError(
    'already-handled',
    'inspector taken',
    meeting.name === null
      ? 'This can’t be undone, because another job has been booked for that time. Move that job first.'
      : `This can’t be undone, because ${meeting.name} has been given another job at that time. Assign that job to someone else first.`,
  );
}
