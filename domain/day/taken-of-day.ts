import type { AssignedJob } from '../inspector/obstacles';
import type { Job } from '../job/job';
import type { JobStatus } from '../job/job-status';
import type { CalendarDate } from '../time/calendar-date';

/** A pending job's date is only the office's reminder, so it takes no time. */
export const takingTime: readonly JobStatus[] = ['scheduled', 'in_progress'];

/** A job's entry in its day. */
export interface TakenOfDay {
  readonly date: CalendarDate;
  readonly entry: AssignedJob;
}

type Placed = AssignedJob & Pick<Job<unknown>, 'scheduled_date' | 'status'>;

/** What a job takes of its day; null for a job that takes no time. */
export function takenOfDay(job: Placed): TakenOfDay | null {
  if (!takingTime.includes(job.status)) return null;
  const { scheduled_time, scheduled_until, service_type, inspector_id, scheduled_date: date } = job;
  return { date, entry: { scheduled_time, scheduled_until, service_type, inspector_id } };
}

export function isSameEntry(one: AssignedJob, other: AssignedJob): boolean {
  return (
    one.scheduled_time === other.scheduled_time &&
    one.scheduled_until === other.scheduled_until &&
    one.service_type === other.service_type &&
    one.inspector_id === other.inspector_id
  );
}
