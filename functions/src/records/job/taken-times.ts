import type { Transaction } from 'firebase-admin/firestore';
import { takenTime, type TakenTime } from '@domain/appointment/taken-time';
import type { JobStatus } from '@domain/job/job-status';
import type { Settings } from '@domain/settings/settings';
import type { CalendarDate } from '@domain/time/calendar-date';
import { jobs, storedJob } from './stored-job';

/** A pending job's date is only the office's reminder, so it takes no time. */
const takingTime: readonly JobStatus[] = ['scheduled', 'in_progress'];

/**
 * What the day's jobs other than `exceptId` take of it. In a transaction, the query's locks make it retry if a job is
 * added to the day before it commits.
 */
export async function takenTimes(
  settings: Settings,
  date: CalendarDate,
  exceptId: string,
  transaction?: Transaction,
): Promise<TakenTime[]> {
  const query = jobs().where('scheduled_date', '==', date);
  const found = await (transaction ? transaction.get(query) : query.get());
  // A damaged job throws, because leaving it out would offer its time to others.
  return found.docs
    .filter(({ id }) => id !== exceptId)
    .flatMap((snapshot) => storedJob(snapshot) ?? [])
    .filter(({ status }) => takingTime.includes(status))
    .map((job) => takenTime(settings, job));
}
