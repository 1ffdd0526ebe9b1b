import { arrivalTime } from '../appointment/arrival';
import { isCalendarDate, longDate } from '../time/calendar-date';
import { hoursAndMinutes } from '../time/time-of-day';
import type { BookingRequest } from './booking-request';

/** To a client whose request came in for a time that isn't available: someone else has it, or nobody is at work. */
export const timeTaken = 'That time isn’t available, so we’ll suggest another one.';

/** What a client asked for: `Tuesday, December 1, 2026, 8-10 AM`, or `any day, any time`. */
export function askedTimeWords(
  request: Pick<
    BookingRequest<unknown>,
    'preferred_date' | 'preferred_time' | 'preferred_until' | 'date_flexible' | 'time_flexible'
  >,
): string {
  const { preferred_date: date, preferred_time: time, preferred_until: until } = request;
  const day = request.date_flexible || !isCalendarDate(date) ? 'any day' : longDate(date);
  const arrival = { scheduled_time: hoursAndMinutes(time), scheduled_until: until };
  return `${day}, ${request.time_flexible ? 'any time' : arrivalTime(arrival)}`;
}
