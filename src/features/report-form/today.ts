import { business } from '@domain/business/business';
import { calendarDateIn, type CalendarDate } from '@domain/time/calendar-date';

/** The business's date now, whatever the device's time zone. */
export function today(): CalendarDate {
  return calendarDateIn(business.timeZone, new Date());
}
