import type { Transaction } from 'firebase-admin/firestore';
import { meetsMore, overbooksMore } from '@domain/day/meets-more';
import { AppError } from '@domain/errors/app-error';
import { inspectorName } from '@domain/inspector/inspector';
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
  opened: OpenedJob,
  service_type: string,
): Promise<Meeting | null> {
  return meetingOf(transaction, opened.job, { service_type }, await jobsBeside(transaction, opened));
}

async function meetingOf(
  transaction: Transaction,
  job: StoredJob,
  change: Partial<Pick<StoredJob, 'status' | 'service_type'>>,
  beside: readonly Taken[],
): Promise<Meeting | null> {
  if (beside.length === 0) return null;
  const others = beside.map((taken) => taken.job);
  const { settings } = await settingsIn(transaction);
  const changes = { before: job, after: { ...job, ...change } };
  if (meetsMore(settings, changes, others)) {
    const inspector = await readInspector(job.inspector_id, transaction);
    return { name: inspector ? inspectorName(inspector) : 'the inspector' };
  }
  const { inspectors } = await readInspectors(transaction);
  return overbooksMore(settings, inspectors, changes, others) ? { name: null } : null;
}

async function jobsBeside(transaction: Transaction, { bookingId, job }: OpenedJob): Promise<Taken[]> {
  return (await takenOn(job.scheduled_date, transaction)).filter(({ id }) => id !== bookingId);
}

async function unconfirmed(transaction: Transaction, beside: readonly Taken[]): Promise<readonly Taken[]> {
  if (beside.length === 0) return beside;
  const found = await transaction.getAll(...beside.map(({ id }) => jobs().doc(id)));
  const confirmed = new Set(found.flatMap((each) => (storedJob(each)?.confirmed_overlap ? [each.id] : [])));
  return beside.filter(({ id }) => !confirmed.has(id));
}

/**
 * Refuses Undo of a step by which a job takes time again. An overlap that the office confirmed, for this job or the
 * other, doesn't count: the job had the time with it.
 * @throws AppError `already-handled` if another job has been given the time since this one took no more of it
 */
export async function refuseTaken(
  transaction: Transaction,
  opened: OpenedJob,
  status: StoredJob['status'],
): Promise<void> {
  if (opened.job.confirmed_overlap) return;
  const beside = await unconfirmed(transaction, await jobsBeside(transaction, opened));
  const meeting = await meetingOf(transaction, opened.job, { status }, beside);
  if (meeting === null) return;
  throw new AppError(
    'already-handled',
    'inspector taken',
    meeting.name === null
      ? 'This can’t be undone, because another job has been booked for that time. Move that job first.'
      : `This can’t be undone, because ${meeting.name} has been given another job at that time. Assign that job to someone else first.`,
  );
}
