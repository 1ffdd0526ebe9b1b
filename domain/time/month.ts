import { addDays, type CalendarDate } from './calendar-date';

/** A month, `YYYY-MM`. */
export type Month = string;

/** The month of a date. */
export function monthOf(date: CalendarDate): Month {
  return date.slice(0, 7);
}

/** The month `count` months later. */
export function addMonths(month: Month, count: number): Month {
  const moved = new Date(`${month}-01T00:00:00Z`);
  moved.setUTCMonth(moved.getUTCMonth() + count);
  return moved.toISOString().slice(0, 7);
}

/** The last day of a month. */
export function lastDayOf(month: Month): CalendarDate {
  return addDays(`${addMonths(month, 1)}-01`, -1);
}

/** The same day so many months later; the last day of a month that is shorter. */
export function addMonthsToDate(date: CalendarDate, count: number): CalendarDate {
  const month = addMonths(monthOf(date), count);
  const [day, last] = [`${month}-${date.slice(8)}`, lastDayOf(month)];
  return day < last ? day : last;
}
