import type { ImportOrigin } from '../import/import-kinds';
import type { TimeOfDay } from '../time/time-of-day';
import { instantOf } from '../time/zoned-instant';
import type { FormsStatus } from './forms-status';
import type { JobStatus } from './job-status';
import { dayMs } from '../time/durations';

export const reminderHours = [72, 24] as const;

export interface DueMail {
  readonly kind: 'forms_reminder' | 'appointment_confirmation' | 'office_deadline_near';
  /** Identifies the appointment or deadline; changes when it is moved. */
  readonly occasion: string;
}

interface Appointment {
  readonly status: JobStatus;
  readonly scheduled_date: string;
  readonly scheduled_time: TimeOfDay;
  readonly forms_status: FormsStatus;
  /** When the appointment was made or last moved, which was emailed at once; ISO 8601. */
  readonly agreed_at: string;
  /** Where an imported job came from. */
  readonly origin: ImportOrigin | null;
}

/**
 * The emails about an appointment that are due at `now`: a reminder of missing forms 72 hours before, and the
 * confirmation, which also names missing forms, 24 hours before. Not due if that hour had already passed when the
 * appointment was made or moved, because the email about that says the same, nor once the appointment has begun, nor ever
 * for an imported job.
 */
export function dueMails(appointment: Appointment, timeZone: string, now: Date): DueMail[] {
  if (appointment.status !== 'scheduled' || appointment.origin) return [];
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
    // Within 24 hours the confirmation names the missing forms, so no reminder is due.
    const passed = now.getTime() >= begins - dayMs;
    return incomplete && !passed ? [{ kind: 'forms_reminder', occasion }] : [];
  });
}
