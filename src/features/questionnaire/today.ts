import { business } from '@domain/business/business';
import { calendarDateIn } from '@domain/time/calendar-date';

/** The business's date, `YYYY-MM-DD`. */
export function today(): string {
  return calendarDateIn(business.timeZone, new Date());
}
