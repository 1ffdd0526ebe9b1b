import type { CalendarDate } from './calendar-date';

/** Made when first needed, because the first format of a process takes it 12 ms. */
let longDates: Intl.DateTimeFormat | undefined;

/** `November 21, 2026`. */
export function writtenDate(date: CalendarDate): string {
  longDates ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return longDates.format(new Date(`${date}T00:00:00Z`));
}
