import { business } from '@domain/business/business';
import { calendarDateIn } from '@domain/time/calendar-date';
import { jobs, readableJobs, type StoredJob } from './stored-job';

/** An inspector's jobs from today on, next first. @param most how many are read at most. */
export async function comingJobsOf(
  inspectorId: string,
  now: Date,
  most: number,
): Promise<readonly { readonly id: string; readonly job: StoredJob }[]> {
  const found = await jobs()
    .where('inspector_id', '==', inspectorId)
    .where('status', 'in', ['scheduled', 'in_progress'])
    .where('scheduled_date', '>=', calendarDateIn(business.timeZone, now))
    .orderBy('scheduled_date')
    .limit(most)
    .get();
  return readableJobs(found.docs);
}
