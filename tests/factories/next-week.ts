import { business } from '@domain/business/business';
import { addDays, calendarDateIn, type CalendarDate } from '@domain/time/calendar-date';

/** The business's date a week from now: every rule about dates accepts it, whenever the tests run. */
export function nextWeek(): CalendarDate {
  return addDays(calendarDateIn(business.timeZone, new Date()), 7);
}
