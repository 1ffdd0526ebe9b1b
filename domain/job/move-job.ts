import type { Arrival } from '../appointment/arrival';
import type { MailKind } from '../mail/mail-state';
import type { Job } from './job';

export interface Appointment extends Arrival {
  /** `YYYY-MM-DD`. */
  readonly scheduled_date: string;
}

/** Whether a job's appointment is this one already. */
export function isAppointment(job: Appointment, asked: Appointment): boolean {
  return (
    job.scheduled_date === asked.scheduled_date &&
    job.scheduled_time === asked.scheduled_time &&
    job.scheduled_until === asked.scheduled_until
  );
}

interface MovedJob {
  readonly action: 'scheduled' | 'moved';
  readonly fields: Appointment & {
    readonly status: 'scheduled';
    readonly times_offered_at: null;
    readonly calendar_sequence: number;
  };
  /** The email to the client. */
  readonly mail: { readonly kind: MailKind; readonly occasion: string };
}

/**
 * What giving a pending job its appointment changes, or moving that of a scheduled job. Calendars take a moved entry
 * only with a higher sequence.
 */
export function movedJob(
  { status, calendar_sequence: before }: Pick<Job, 'status' | 'calendar_sequence'>,
  { scheduled_date, scheduled_time, scheduled_until }: Appointment,
): MovedJob {
  const isFirst = status === 'pending';
  const calendar_sequence = isFirst ? before : before + 1;
  return {
    action: isFirst ? 'scheduled' : 'moved',
    fields: {
      status: 'scheduled',
      times_offered_at: null,
      scheduled_date,
      scheduled_time,
      scheduled_until,
      calendar_sequence,
    },
    mail: isFirst
      ? { kind: 'booking_approved', occasion: 'scheduled' }
      : { kind: 'appointment_moved', occasion: `sequence-${calendar_sequence}` },
  };
}
