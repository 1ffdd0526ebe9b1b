import { addDays, calendarDateIn, type CalendarDate } from '../time/calendar-date';
import { instantOf } from '../time/zoned-instant';

/** 'This week' is the last 7 days including today: requirement O-12. */
export const lastWeekDays = 7;

/** The first of the last 7 days. */
export function lastWeekStart(today: CalendarDate): CalendarDate {
  return addDays(today, 1 - lastWeekDays);
}

/** The instant at which the last 7 days began. It stays the same all day, so that list queries stay the same too. */
export function lastWeekBegin(timeZone: string, now: Date): Date {
  return instantOf(lastWeekStart(calendarDateIn(timeZone, now)), '00:00', timeZone);
}
