import { addDays, calendarDateIn, type CalendarDate } from '../time/calendar-date';
import { instantOf } from '../time/zoned-instant';

/** 'This week' is the last 7 days, today among them: specification part 2, section 9. */
export const lastWeekDays = 7;

/** The first of the last 7 days. */
export function lastWeekStart(today: CalendarDate): CalendarDate {
  return addDays(today, 1 - lastWeekDays);
}

/** The instant at which the last 7 days began: the same one all day, so that lists of them are the same queries. */
export function lastWeekBegin(timeZone: string, now: Date): Date {
  return instantOf(lastWeekStart(calendarDateIn(timeZone, now)), '00:00', timeZone);
}
