import type { Transaction } from 'firebase-admin/firestore';
import type { AssignedVisit } from '@domain/inspector/obstacles';
import type { JobStatus } from '@domain/job/job-status';
import type { CalendarDate } from '@domain/time/calendar-date';
import { jobs, storedJob } from './stored-job';

/** A pending job's date is only the office's reminder, so it takes no time. */
const takingTime: readonly JobStatus[] = ['scheduled', 'in_progress'];

/**
 * The day's jobs other than `exceptId` that take time. In a transaction, the query's locks make it retry if a job is
 * added to the day before it commits.
 */
export async function visitsOn(
  date: CalendarDate,
  exceptId: string,
  transaction?: Transaction,
): Promise<AssignedVisit[]> {
  const query = jobs().where('scheduled_date', '==', date);
  const found = await (transaction ? transaction.get(query) : query.get());
  // A damaged job throws, because leaving it out would offer its time to others.
  return found.docs
    .filter(({ id }) => id !== exceptId)
    .flatMap((snapshot) => storedJob(snapshot) ?? [])
    .filter(({ status }) => takingTime.includes(status));
}
