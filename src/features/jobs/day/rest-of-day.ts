import { business } from '@domain/business/business';
import { isAnnounced } from '@domain/job/arrival-notice';
import type { Job } from '@domain/job/job';
import { timeOfDayIn } from '@domain/time/time-of-day-in';

/** The jobs of today whose client waits for the inspector and doesn't know that they're on the way, in order. */
export function restOfDay(jobsToday: readonly Job[]): readonly Job[] {
  return jobsToday.filter(
    ({ status, on_my_way: announced }) => status === 'scheduled' && !isAnnounced(announced),
  );
}

/**
 * Whether a client of today waits longer than agreed and wasn't notified: the window is over, or it has begun while another
 * job is still in progress.
 */
export function isBehind(jobsToday: readonly Job[], now: number): boolean {
  const time = timeOfDayIn(business.timeZone, new Date(now));
  const isBusy = jobsToday.some(({ status }) => status === 'in_progress');
  return restOfDay(jobsToday).some(
    ({ scheduled_time: from, scheduled_until: until, running_late: announced }) =>
      !isAnnounced(announced) && ((until ?? from) < time || (isBusy && from < time)),
  );
}
