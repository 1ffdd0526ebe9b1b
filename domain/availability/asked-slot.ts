import type { Arrival } from '../appointment/arrival';
import { business } from '../business/business';
import { impossibleTime } from '../request/offered-times';
import type { BookingRequest } from '../request/booking-request';
import type { Settings } from '../settings/settings';
import { addDays, calendarDateIn } from '../time/calendar-date';
import { hoursAndMinutes } from '../time/time-of-day';
import { endsByClosing } from './ends-by-closing';

type Asked = Pick<
  BookingRequest,
  'service_type' | 'preferred_date' | 'preferred_time' | 'preferred_until' | 'date_flexible' | 'time_flexible'
>;

/**
 * The appointment that a request asks for; null if it leaves date or time open, asks for a time that can't be chosen on
 * the site at `now`, or would be done after closing time.
 */
export function askedSlot(
  settings: Pick<Settings, 'contact' | 'hours' | 'services'>,
  {
    service_type: service,
    preferred_date: date,
    preferred_time: time,
    preferred_until: until,
    ...flexible
  }: Asked,
  now: Date,
): (Arrival & { readonly scheduled_date: string }) | null {
  if (flexible.date_flexible || flexible.time_flexible) return null;
  const today = calendarDateIn(business.timeZone, now);
  if (date < today || date > addDays(today, settings.hours.horizonDays)) return null;
  const variant = until === null ? 'contact-form' : 'landing-section';
  if (impossibleTime(settings, variant, date, time, now) !== undefined) return null;
  const arrival = { scheduled_time: hoursAndMinutes(time), scheduled_until: until };
  return endsByClosing(settings, date, arrival, service) ? { scheduled_date: date, ...arrival } : null;
}
