import type { CalendarDate } from '@domain/time/calendar-date';

const written = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `Mar 3`. */
export function dayAndMonth(date: CalendarDate): string {
  return written.format(new Date(`${date}T00:00:00Z`));
}
