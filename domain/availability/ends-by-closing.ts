import type { Arrival } from '../appointment/arrival';
import { hoursOn } from '../hours/hours-on';
import { inspectionMinutes } from '../settings/offered-services';
import type { Settings } from '../settings/settings';
import type { CalendarDate } from '../time/calendar-date';
import { addMinutes } from '../time/time-of-day';

/** Whether a job at a set time is done when the business closes. A window is the owner's, who lets it begin then. */
export function endsByClosing(
  { services, hours }: Pick<Settings, 'services' | 'hours'>,
  date: CalendarDate,
  { scheduled_time: time, scheduled_until: until }: Arrival,
  service: string,
): boolean {
  if (until !== null) return true;
  const open = hoursOn(hours, date);
  return open !== null && addMinutes(time, inspectionMinutes(services, service)) <= open.closes;
}
