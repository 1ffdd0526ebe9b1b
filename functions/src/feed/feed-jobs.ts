import { business } from '@domain/business/business';
import { feedEntriesAtMost, feedRange } from '@domain/feed/feed-range';
import { collections } from '@domain/firestore/paths';
import { calendarDateIn } from '@domain/time/calendar-date';
import { isTimeOfDay } from '@domain/time/time-of-day';
import { firestore } from '../platform/firestore';
import type { StoredJob } from '../records/job/stored-job';

export interface FeedJob {
  readonly id: string;
  readonly job: FeedJobFields;
}

const fields = [
  'customer',
  'service_type',
  'scheduled_date',
  'scheduled_time',
  'status',
  'special_instructions',
  'forms_status',
  'calendar_sequence',
  'created_at',
] as const satisfies readonly (keyof StoredJob)[];

export type FeedJobFields = Pick<StoredJob, (typeof fields)[number]>;

/**
 * The jobs of the office's calendar at `now`, by date. Jobs stored without a time are left out, as a calendar entry
 * needs one.
 */
export async function feedJobs(now: Date): Promise<FeedJob[]> {
  const { from, to } = feedRange(calendarDateIn(business.timeZone, now));
  const jobs = await firestore()
    .collection(collections.bookings)
    .where('scheduled_date', '>=', from)
    .where('scheduled_date', '<=', to)
    .orderBy('scheduled_date')
    .select(...fields)
    .limit(feedEntriesAtMost)
    .get();
  return jobs.docs
    .map((job) => ({ id: job.id, job: job.data() as FeedJobFields }))
    .filter(({ job }) => isTimeOfDay(job.scheduled_time));
}
