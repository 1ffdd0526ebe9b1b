import type { CalendarDate } from '../time/calendar-date';
import { weekdayOf } from '../time/weekday-of';
import { businessHours, type OpeningTimes } from './hours';

interface OpenDay {
  /** As the site prints them: `8 AM-5 PM`. */
  readonly hours: string;
  readonly open: OpeningTimes;
}

/** The opening hours of a date; null on a day that is closed. */
export function hoursOn(date: CalendarDate): OpenDay | null {
  const day = weekdayOf(date);
  for (const { hours, open } of businessHours) {
    if (open?.days.includes(day)) return { hours, open };
  }
  return null;
}
