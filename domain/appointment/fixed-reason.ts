import type { Job } from '../job/job';
import type { JobStatus } from '../job/job-status';
import { instantOf } from '../time/zoned-instant';
import type { FixedReason } from './appointment-calls';
import { changeNoticeHours } from './appointment-limits';

type Appointment = Pick<Job<unknown>, 'status' | 'scheduled_date' | 'scheduled_time' | 'times_offered_at'>;

/** How long after its time a client may still change an appointment for which they were offered new times. */
const offeredDays = 14;

const byStatus: Record<Exclude<JobStatus, 'scheduled'>, FixedReason> = {
  pending: 'not-scheduled',
  in_progress: 'under-way',
  completed: 'done',
  // The link of a cancelled job is refused; calls that arrive anyway have no appointment to change.
  cancelled: 'not-scheduled',
};

/** The last moment at which a client may change an appointment by link. */
export function changeableUntil(
  { scheduled_date: date, scheduled_time: time, times_offered_at: offered }: Omit<Appointment, 'status'>,
  timeZone: string,
): Date {
  const hours = offered === null ? -changeNoticeHours : offeredDays * 24;
  return new Date(instantOf(date, time, timeZone).getTime() + hours * 3_600_000);
}

/** Why a client can't change this appointment by link at `now`; null while they can. */
export function fixedReason(appointment: Appointment, timeZone: string, now: Date): FixedReason | null {
  if (appointment.status !== 'scheduled') return byStatus[appointment.status];
  return now > changeableUntil(appointment, timeZone) ? 'too-late' : null;
}
