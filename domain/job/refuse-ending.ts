import { changeableUntil } from '../appointment/fixed-reason';
import { AppError } from '../errors/app-error';
import { instantOf } from '../time/zoned-instant';
import type { Job } from './job';
import { jobEndings, type JobEnding } from './job-ending';
import type { JobStatus } from './job-status';
import { jobRefusal } from './refuse-transition';

type Endable = Pick<Job<unknown>, 'status' | 'scheduled_date' | 'scheduled_time' | 'times_offered_at'>;

/** The statuses from which each ending can be recorded. A started job can't be cancelled anymore. */
const endableStatuses: Record<JobEnding, readonly JobStatus[]> = {
  cancelled_late: ['scheduled'],
  no_show: ['scheduled', 'in_progress'],
  turned_away: ['scheduled', 'in_progress'],
  not_inspected: ['scheduled', 'in_progress'],
};

/** The first moment at which an ending of a scheduled job can be recorded. */
export function endableFrom(ending: JobEnding, job: Endable, timeZone: string): Date {
  const { scheduled_date: date, scheduled_time: time } = job;
  if (ending === 'cancelled_late') return new Date(changeableUntil(job, timeZone).getTime() + 1);
  // An inspector may come early, and only a client who isn't there at the agreed time missed it.
  return instantOf(date, ending === 'no_show' ? time : '00:00', timeZone);
}

/** The endings that the office can record at `now`. */
export function possibleEndings(job: Endable, timeZone: string, now: Date): readonly JobEnding[] {
  return jobEndings.filter(
    (ending) => endableStatuses[ending].includes(job.status) && !isTooEarly(ending, job, timeZone, now),
  );
}

/** Once the inspector has started a job, the visit is under way whatever its date. */
function isTooEarly(ending: JobEnding, job: Endable, timeZone: string, now: Date): boolean {
  return job.status === 'scheduled' && now < endableFrom(ending, job, timeZone);
}

/** @throws AppError `already-handled` if the job's status or the time doesn't allow the ending. */
export function refuseEnding(ending: JobEnding, job: Endable, timeZone: string, now: Date): void {
  if (!endableStatuses[ending].includes(job.status)) throw jobRefusal(job.status);
  if (!isTooEarly(ending, job, timeZone, now)) return;
  const sentence =
    ending === 'cancelled_late'
      ? 'There’s still time to cancel this appointment free of charge. Use Cancel Job.'
      : 'The time of this appointment hasn’t come yet.';
  throw new AppError('already-handled', `too early for ${ending}`, sentence);
}
