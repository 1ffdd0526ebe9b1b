import type { DayHours, HoursSettings } from '../settings/settings';
import type { CalendarDate } from '../time/calendar-date';
import { weekdayOf } from '../time/weekday-of';
import { closureOn } from './closure-on';

/** The opening hours of a date; null on a day that is closed. */
export function hoursOn(hours: HoursSettings, date: CalendarDate): DayHours | null {
  if (closureOn(hours.closures, date)) return null;
  const day = hours.week[weekdayOf(date)];
  return day.open ? day : null;
}
