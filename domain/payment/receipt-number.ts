import { business } from '../business/business';
import { calendarDateIn } from '../time/calendar-date';

/**
 * The number of a payment's receipt: its day and the beginning of the job's or report's id, with a suffix after earlier
 * payments that were corrected.
 */
export function receiptNumber(id: string, paidAt: Date, corrected: number): string {
  const day = calendarDateIn(business.timeZone, paidAt).replaceAll('-', '');
  return `${day}-${id.slice(0, 8).toUpperCase()}${corrected > 0 ? `-${corrected + 1}` : ''}`;
}
