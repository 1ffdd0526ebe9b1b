import type { Weekday } from '../business/facts';
import type { CalendarDate } from './calendar-date';

/** Made once: a month of available times asks for hundreds of weekdays. */
let format: Intl.DateTimeFormat | undefined;

/** `Saturday`. */
export function weekdayOf(date: CalendarDate): Weekday {
  format ??= new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`)) as Weekday;
}
