import { arrivalWords } from '../appointment/arrival';
import type { ClientJob } from './client-forms';

type Appointment = Pick<
  ClientJob,
  'appointment_agreed' | 'scheduled_date' | 'scheduled_time' | 'scheduled_until'
>;

/**
 * Date and time of the inspection as shown to the client. The date of a pending job is only the office's reminder and
 * is not shown.
 */
export function appointmentWords(appointment: Appointment): string {
  return appointment.appointment_agreed
    ? arrivalWords(appointment)
    : 'We’ll agree on the date and time with you';
}
