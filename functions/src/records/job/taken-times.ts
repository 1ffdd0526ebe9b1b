import type { Transaction } from 'firebase-admin/firestore';
import { collections } from '@domain/firestore/paths';
import type { JobStatus } from '@domain/job/job-status';
import type { CalendarDate } from '@domain/time/calendar-date';
import type { TimeOfDay } from '@domain/time/time-of-day';
import { firestore } from '../../platform/firestore';

/** A pending job's date is only the office's reminder, so it takes no time. */
const takingTime: readonly JobStatus[] = ['scheduled', 'in_progress'];

/**
 * The times of the day's jobs other than `exceptId`. In a transaction, the query's locks make it retry if a job is
 * added to the day before it commits.
 */
export async function takenTimes(
  date: CalendarDate,
  exceptId: string,
  transaction?: Transaction,
): Promise<TimeOfDay[]> {
  const query = firestore().collection(collections.bookings).where('scheduled_date', '==', date);
  const jobs = await (transaction ? transaction.get(query) : query.get());
  return jobs.docs
    .filter((job) => job.id !== exceptId && takingTime.includes(job.get('status') as JobStatus))
    .map((job) => job.get('scheduled_time') as TimeOfDay);
}
