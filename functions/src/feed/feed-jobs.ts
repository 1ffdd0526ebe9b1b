import { business } from '@domain/business/business';
import { feedEntriesAtMost, feedRange } from '@domain/feed/feed-range';
import { collections } from '@domain/firestore/paths';
import { calendarDateIn } from '@domain/time/calendar-date';
import { isTimeOfDay } from '@domain/time/time-of-day';
import { unassigned } from '@domain/office/list-view';
import type { Instant } from '@domain/firestore/instant';
import { recordType, type Reads } from '@domain/firestore/record-type';
import { jobFields, type StoredJob } from '@domain/job/job-record';
import { readable } from '../platform/readable';
import { projectionOf, type Stored } from '../platform/collection-of';

export interface FeedJob {
  readonly id: string;
  readonly job: FeedJobFields;
}

const fields = [
  'customer',
  'service_type',
  'scheduled_date',
  'scheduled_time',
  'scheduled_until',
  'status',
  'inspector_id',
  'special_instructions',
  'forms_status',
  'calendar_sequence',
  'created_at',
] as const satisfies readonly (keyof StoredJob<unknown>)[];

export type FeedJobFields = Stored<JobPart>;
type JobPart = Pick<StoredJob<Instant>, (typeof fields)[number]>;

const feedJob: Reads<JobPart> = jobFields.pick([...fields]);
const feedJobRecord = recordType(collections.bookings, feedJob);

/**
 * The jobs of the office's calendar at `now`, by date. Jobs stored without a time are left out, as a calendar entry
 * needs one.
 * @param inspector whose jobs, by uid; `unassigned` for nobody's, null for everyone's
 */
export async function feedJobs(now: Date, inspector: string | null): Promise<FeedJob[]> {
  const { from, to } = feedRange(calendarDateIn(business.timeZone, now));
  const jobs = await projectionOf(feedJobRecord, fields)
    .where('scheduled_date', '>=', from)
    .where('scheduled_date', '<=', to)
    .orderBy('scheduled_date')
    .limit(feedEntriesAtMost)
    .get();
  return readable(jobs.docs)
    .map(({ id, stored }) => ({ id, job: stored }))
    .filter(({ job }) => isTimeOfDay(job.scheduled_time) && isDoneBy(inspector, job));
}

function isDoneBy(inspector: string | null, { inspector_id }: FeedJobFields): boolean {
  return inspector === null || (inspector_id ?? unassigned) === inspector;
}
