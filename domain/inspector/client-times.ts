import { windowAt } from '../appointment/arrival';
import { freeTimes } from '../appointment/free-times';
import { takenTime } from '../appointment/taken-time';
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
  readonly date: CalendarDate;
  /** The day's other jobs. */
  readonly others: readonly AssignedJob[];
}

/**
 * Start times of the windows to which a client can move a job: free for the inspector who does it. A job that nobody
 * does yet, here or among the others, may still become anyone's.
 */
export function clientTimes(
  settings: Settings,
  { job, inspector, date, others }: Asked,
  timeZone: string,
  now: Date,
): TimeOfDay[] {
  const mayMeet = ({ inspector_id: other }: AssignedJob) =>
    job.inspector_id === null || other === null || other === job.inspector_id;
  const taken = others.filter(mayMeet).map((other) => takenTime(settings, other));
  const free = freeTimes(settings.hours, date, taken, timeZone, now);
  if (!inspector) return free;
  const worksAt = (time: TimeOfDay) => {
    const visit = { ...job, scheduled_date: date, ...windowAt(time) };
    // The office assigned the job, whatever its service.
    return obstacles(settings, inspector, visit, []).every((obstacle) => obstacle === 'service');
  };
  return free.filter(worksAt);
}
