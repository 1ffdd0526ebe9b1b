import type { TimeOfDay } from '../time/time-of-day';
import { instantOf } from '../time/zoned-instant';
import type { FormsStatus } from './forms-status';
import type { JobStatus } from './job-status';

export const reminderHours = [72, 24] as const;

export interface DueMail {
  readonly kind: 'forms_reminder' | 'appointment_confirmation';
  /** Tells the mails of one appointment apart; another one once the appointment is moved. */
  readonly occasion: string;
}

interface Appointment {
  readonly status: JobStatus;
  readonly scheduled_date: string;
  readonly scheduled_time: TimeOfDay;
  readonly forms_status: FormsStatus;
  /** When it was given or last moved, which was mailed at once; ISO 8601. */
  readonly agreed_at: string;
}

/**
 * The mails about an appointment that are due at `now`: 72 hours before, what is still missing; 24 hours before, the
 * confirmation, which names what is still missing. None for an hour that had passed when the appointment was
 * given or moved, as the mail about that says the same, and none once the appointment has begun.
 */
export function dueMails(appointment: Appointment, timeZone: string, now: Date): DueMail[] {
  if (appointment.status !== 'scheduled') return [];
  const { scheduled_date: date, scheduled_time: time } = appointment;
  const begins = instantOf(date, time, timeZone).getTime();
  if (now.getTime() >= begins) return [];
  const incomplete = Object.values(appointment.forms_status).includes(false);
  const agreed = new Date(appointment.agreed_at).getTime();
  return reminderHours.flatMap((hours): DueMail[] => {
    const due = begins - hours * 3_600_000;
    if (now.getTime() < due || agreed > due) return [];
    const occasion = `${hours}h-${date}-${time.replace(':', '')}`;
    if (hours === 24) return [{ kind: 'appointment_confirmation', occasion }];
    // Past the later hour, the confirmation names what is missing.
    const passed = now.getTime() >= begins - 24 * 3_600_000;
    return incomplete && !passed ? [{ kind: 'forms_reminder', occasion }] : [];
  });
}
