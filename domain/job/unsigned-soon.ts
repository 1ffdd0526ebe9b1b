import { instantOf } from '../time/zoned-instant';
import type { Job } from './job';
import { missingForms } from './missing-forms';

/** How long before an appointment missing forms become urgent, and how long after it they stay so. */
const urgentHours = 24;

type Appointed = Pick<Job, 'status' | 'scheduled_date' | 'scheduled_time' | 'forms_status'>;

/** Whether a job's appointment is within 24 hours, or was due in the last 24, and forms of its client are missing. */
export function isUnsignedSoon(job: Appointed, timeZone: string, now: Date): boolean {
  if (job.status !== 'scheduled' || missingForms(job).length === 0) return false;
  if (job.scheduled_date === '' || job.scheduled_time === '') return false;
  const begins = instantOf(job.scheduled_date, job.scheduled_time, timeZone).getTime();
  return Math.abs(begins - now.getTime()) <= urgentHours * 3_600_000;
}

/** The jobs whose forms are urgent first, in their order otherwise. */
export function unsignedFirst<Row extends Appointed>(
  jobs: readonly Row[],
  timeZone: string,
  now: Date,
): readonly Row[] {
  const urgent = (job: Row) => isUnsignedSoon(job, timeZone, now);
  return [...jobs.filter(urgent), ...jobs.filter((job) => !urgent(job))];
}
