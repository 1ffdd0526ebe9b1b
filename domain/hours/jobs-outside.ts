import type { Arrival } from '../appointment/arrival';
import { slotProblems } from '../appointment/slot-problems';
import { hourlySlotMinutes } from '../request/time-slots';
import type { HoursSettings } from '../settings/settings';
import type { CalendarDate } from '../time/calendar-date';
import { minutesOfDay } from '../time/time-of-day';

interface Appointed extends Arrival {
  readonly scheduled_date: CalendarDate;
}

/** The appointments that are within the hours `before`, but not within those `after`. */
export function jobsOutside<Job extends Appointed>(
  before: HoursSettings,
  after: HoursSettings,
  jobs: readonly Job[],
): readonly Job[] {
  return jobs.filter((job) => isOutside(after, job) && !isOutside(before, job));
}

function isOutside(
  hours: HoursSettings,
  { scheduled_date: date, scheduled_time: time, scheduled_until: until }: Appointed,
): boolean {
  const minutes = until === null ? hourlySlotMinutes : minutesOfDay(until) - minutesOfDay(time);
  const problems = slotProblems(hours, { date, time, minutes }, new Date(0));
  return problems.includes('closed-day') || problems.includes('outside-hours');
}
