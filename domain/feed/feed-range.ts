import { addDays, type CalendarDate } from '../time/calendar-date';

const daysBack = 30;
const daysAhead = 180;

/** If the range has more jobs than this, the latest are left out. */
export const feedEntriesAtMost = 2_000;

/** The first and the last date, `YYYY-MM-DD`, of the jobs in the office's calendar feed. */
export function feedRange(today: CalendarDate): { readonly from: CalendarDate; readonly to: CalendarDate } {
  return { from: addDays(today, -daysBack), to: addDays(today, daysAhead) };
}
