import type { Transaction } from 'firebase-admin/firestore';
import { takingTime } from '@domain/day/taken-of-day';
import type { AssignedJob } from '@domain/inspector/obstacles';
import type { CalendarDate } from '@domain/time/calendar-date';
import { daysAreComplete } from './day-check';
import { days } from './stored-day';
import { jobs, storedJob } from './stored-job';

/**
 * The day's jobs other than `exceptId` that take time. A transaction that has read them is repeated if one of the day's
 * jobs is added, moved or assigned before it commits.
 */
export async function jobsOn(
  date: CalendarDate,
  exceptId: string | null,
  transaction?: Transaction,
): Promise<AssignedJob[]> {
  const taken = await takenOn(date, transaction);
  return taken.filter(({ id }) => id !== exceptId).map(({ job }) => job);
}

export interface Taken {
  readonly id: string;
  readonly job: AssignedJob;
}

/** The day's jobs that take time, with their ids; as `jobsOn`. */
export async function takenOn(date: CalendarDate, transaction?: Transaction): Promise<Taken[]> {
  return (await daysAreComplete(transaction)) ? entriesOf(date, transaction) : foundOn(date, transaction);
}

async function entriesOf(date: CalendarDate, transaction?: Transaction): Promise<Taken[]> {
  const reference = days().doc(date);
  const snapshot = await (transaction ? transaction.get(reference) : reference.get());
  return Object.entries(snapshot.data()?.jobs ?? {}).map(([id, job]) => ({ id, job }));
}

async function foundOn(date: CalendarDate, transaction?: Transaction): Promise<Taken[]> {
  const query = jobs().where('scheduled_date', '==', date);
  const found = await (transaction ? transaction.get(query) : query.get());
  // A damaged job throws, because leaving it out would offer its time to others.
  return found.docs.flatMap((snapshot) => {
    const job = storedJob(snapshot);
    return job && takingTime.includes(job.status) ? [{ id: snapshot.id, job }] : [];
  });
}
