import { windowEnd } from '@domain/appointment/arrival';
import type { Appointment } from '@domain/job/move-job';
import { isTimeOfDay } from '@domain/time/time-of-day';

/** Date and time of an appointment, as typed. */
export interface SlotForm {
  /** `YYYY-MM-DD`. */
  readonly scheduled_date: string;
  /** `HH:MM`. */
  readonly scheduled_time: string;
  /** Whether the client sees a two-hour window instead of the time. */
  readonly as_window: boolean;
}

/** The appointment that was typed. */
export function appointmentOf({ scheduled_date, scheduled_time, as_window }: SlotForm): Appointment {
  const isWindow = as_window && isTimeOfDay(scheduled_time);
  return { scheduled_date, scheduled_time, scheduled_until: isWindow ? windowEnd(scheduled_time) : null };
}
