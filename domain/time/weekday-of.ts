import type { Weekday } from '../business/facts';
import type { CalendarDate } from './calendar-date';

/** `Saturday`. */
export function weekdayOf(date: CalendarDate): Weekday {
  return new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  ) as Weekday;
}
