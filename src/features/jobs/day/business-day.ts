import { business } from '@domain/business/business';
import { calendarDateIn, type CalendarDate } from '@domain/time/calendar-date';
import { clockTime } from '@domain/time/time-of-day';
import { timeOfDayIn } from '@domain/time/time-of-day-in';

/** The business's date at a moment, milliseconds since the epoch. */
export function businessDay(now: number): CalendarDate {
  return calendarDateIn(business.timeZone, new Date(now));
}

/** `9:40 AM`, the business's time at a moment. */
export function businessTime(at: number): string {
  return clockTime(timeOfDayIn(business.timeZone, new Date(at)));
}
