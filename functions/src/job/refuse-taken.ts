import type { Transaction } from 'firebase-admin/firestore';
import { meetsMore, overbooksMore } from '@domain/day/meets-more';
import { AppError } from '@domain/errors/app-error';
import { inspectorName } from '@domain/inspector/inspector';
import type { AssignedJob } from '@domain/inspector/obstacles';
import { settingsIn } from '../platform/stored-settings';
import { takenOn, type Taken } from '../records/job/jobs-on';
import { jobs, storedJob, type StoredJob } from '../records/job/stored-job';
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
  const beside = (await takenOn(job.scheduled_date, transaction)).filter(({ id }) => id !== bookingId);
  const others = beside.map((taken) => taken.job);
  if (others.length === 0) return null;
  const { settings } = await settingsIn(transaction);
  const changes = { before: job, after: { ...job, ...change } };
  if (meetsMore(settings, changes, others)) {
    const inspector = await readInspector(job.inspector_id, transaction);
    return { name: inspector ? inspectorName(inspector) : 'the inspector' };
  }
  const { inspectors } = await readInspectors(transaction);
  if (!overbooksMore(settings, inspectors, changes, others)) return null;
  // The office knows of an overlap that it confirmed, for this job or for the others.
  if (job.confirmed_overlap) return null;
  const unknown = await unconfirmed(transaction, beside);
  return overbooksMore(settings, inspectors, changes, unknown) ? { name: null } : null;
}

async function unconfirmed(transaction: Transaction, beside: readonly Taken[]): Promise<AssignedJob[]> {
  const found = await transaction.getAll(...beside.map(({ id }) => jobs().doc(id)));
  const confirmed = new Set(found.flatMap((each) => (storedJob(each)?.confirmed_overlap ? [each.id] : [])));
  return beside.filter(({ id }) => !confirmed.has(id)).map(({ job }) => job);
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
