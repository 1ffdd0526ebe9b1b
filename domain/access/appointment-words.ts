import { longDate } from '../time/calendar-date';
import { clockTime } from '../time/time-of-day';
import type { ClientJob } from './client-forms';

type Appointment = Pick<ClientJob, 'appointment_agreed' | 'scheduled_date' | 'scheduled_time'>;

/**
 * Date and time of the inspection as shown to the client. The date of a pending job is only the office's reminder and
 * is not shown.
 */
export function appointmentWords({
  appointment_agreed,
  scheduled_date,
  scheduled_time,
}: Appointment): string {
  return appointment_agreed
    ? `${longDate(scheduled_date)}, ${clockTime(scheduled_time)}`
    : 'We’ll agree on the date and time with you';
}
