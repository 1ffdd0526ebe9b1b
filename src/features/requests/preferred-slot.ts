import { arrivalTime } from '@domain/appointment/arrival';
import { receivedSentences } from '@domain/appointment/received-words';
import type { BookingRequest } from '@domain/request/booking-request';
import { shortDate, isCalendarDate } from '@domain/time/calendar-date';
import { hoursAndMinutes } from '@domain/time/time-of-day';

interface PreferredSlot {
  readonly date: string;
  readonly time: string;
  /** What the client did not choose; '' where both were chosen. */
  readonly flexible: '' | 'date flexible' | 'time flexible' | 'date and time flexible';
}

type Preference = Pick<
  BookingRequest,
  'preferred_date' | 'preferred_time' | 'preferred_until' | 'date_flexible' | 'time_flexible'
>;

/** The preferred date and time of an inspection, in words. */
export function preferredSlot(request: Preference): PreferredSlot {
  const { preferred_date: date, preferred_time: time, date_flexible, time_flexible } = request;
  return {
    date: isCalendarDate(date) ? shortDate(date) : '',
    time: arrivalTime({ scheduled_time: hoursAndMinutes(time), scheduled_until: request.preferred_until }),
    flexible: flexibleWords(date_flexible, time_flexible),
  };
}

/** The request in words: 'Sewer Scope, 12 Main St, Akron. Asked for Thu, Mar 5, 10:00 AM (time flexible).' */
export function wishOf(
  request: Preference & Pick<BookingRequest, 'service_type' | 'address' | 'slot_problems'>,
): string {
  const { date, time, flexible } = preferredSlot(request);
  const slot = [date, time].filter(Boolean).join(', ');
  const asked = `${request.service_type || 'Inspection'}, ${request.address}. Asked for ${slot}${flexible && ` (${flexible})`}.`;
  return [asked, receivedSentences(request.slot_problems)].filter(Boolean).join(' ');
}

function flexibleWords(date: boolean, time: boolean): PreferredSlot['flexible'] {
  if (date && time) return 'date and time flexible';
  if (date) return 'date flexible';
  return time ? 'time flexible' : '';
}
