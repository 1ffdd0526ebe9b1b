import { longDate } from '../time/calendar-date';
import { clockTime } from '../time/time-of-day';
import type { ClientBooking } from './client-forms';

type Appointment = Pick<ClientBooking, 'appointment_agreed' | 'scheduled_date' | 'scheduled_time'>;

/** When the inspection is, as its client reads it; a date that the office only keeps in mind is none. */
export function appointmentWords({
  appointment_agreed,
  scheduled_date,
  scheduled_time,
}: Appointment): string {
  return appointment_agreed
    ? `${longDate(scheduled_date)}, ${clockTime(scheduled_time)}`
    : 'We agree on the date and time with you';
}
