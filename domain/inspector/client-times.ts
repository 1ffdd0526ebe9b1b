import { windowAt } from '../appointment/arrival';
import { movableTimes } from '../appointment/movable-times';
import { isOpenAmong, jobsMeeting } from '../availability/is-available';
import type { Job } from '../job/job';
import type { Settings } from '../settings/settings';
import type { CalendarDate } from '../time/calendar-date';
import type { TimeOfDay } from '../time/time-of-day';
import type { Inspector } from './inspector';
import { obstacles, type AssignedJob } from './obstacles';

interface Asked {
  readonly job: Pick<Job<unknown>, 'service_type' | 'inspector_id'>;
  /** Who does the job; null if nobody does yet, or they are no longer on the team. */
  readonly inspector: Inspector | null;
  /** Those who do inspections. */
  readonly inspectors: readonly Inspector[];
  readonly date: CalendarDate;
  /** The day's other jobs. */
  readonly others: readonly AssignedJob[];
}

/**
 * Start times of the windows to which a client can move a job: free for the inspector who does it, for as long as it
 * takes. A job that nobody does yet, here or among the others, may still become anyone's.
 */
export function clientTimes(
  settings: Settings,
  { job, inspector, inspectors, date, others }: Asked,
  timeZone: string,
  now: Date,
): TimeOfDay[] {
  const isOpen = isOpenAmong(inspectors);
  const mayMeet = (other: AssignedJob) =>
    isOpen(job) || isOpen(other) || other.inspector_id === job.inspector_id;
  const taken = others.filter(mayMeet);
  return movableTimes(settings.hours, date, timeZone, now).filter((time) => {
    const visit = { ...job, scheduled_date: date, ...windowAt(time) };
    if (jobsMeeting(settings, visit, taken).length > 0) return false;
    // The office assigned the job, whatever its service.
    return (
      !inspector || obstacles(settings, inspector, visit, []).every((obstacle) => obstacle === 'service')
    );
  });
}
