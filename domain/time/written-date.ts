import type { CalendarDate } from './calendar-date';

const longDates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `November 21, 2026`. */
export function writtenDate(date: CalendarDate): string {
  return longDates.format(new Date(`${date}T00:00:00Z`));
}
