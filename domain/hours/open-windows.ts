import { timeSlot, type TimeSlot } from '../request/time-slots';
import type { HoursSettings } from '../settings/settings';
import type { CalendarDate } from '../time/calendar-date';
import { hoursOn } from './hours-on';

/** The two-hour windows of a date, earliest first; none on a closed day. */
export function openWindows(hours: HoursSettings, date: CalendarDate): readonly TimeSlot[] {
  return (hoursOn(hours, date)?.windows ?? []).toSorted().map(timeSlot);
}
