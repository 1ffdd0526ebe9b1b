import { isCalendarDate, addDays, type CalendarDate } from '../time/calendar-date';
import { isTimeOfDay } from '../time/time-of-day';
import type { DueMail } from '../job/due-mails';
import type { Job } from '../job/job';
import type { JobStatus } from '../job/job-status';
import type { Settings } from '../settings/settings';
import { isReportInTime } from './report-in-time';

/** The statuses of jobs whose report is still expected, unless it was sent. */
export const reportableStatuses = [
  'pending',
  'scheduled',
  'in_progress',
  'completed',
] as const satisfies readonly JobStatus[];

/** What is known of a job and its deadline. */
type Deadlined = Pick<Job<unknown>, 'deadline' | 'status' | 'report_sent_at'>;
type Planned = Deadlined &
  Pick<Job<unknown>, 'scheduled_date' | 'scheduled_time' | 'scheduled_until' | 'service_type'>;

/** The deadline that a job's report still has to meet; null for none, and once the report was sent or the job cancelled. */
export function openDeadline({ deadline, status, report_sent_at: sent }: Deadlined): CalendarDate | null {
  return sent === null && status !== 'cancelled' ? deadline : null;
}

/** Whether the appointment is so late that its report comes after the deadline. A pending job has none. */
export function isAppointmentTooLate(
  settings: Pick<Settings, 'promises' | 'services'>,
  job: Planned,
): boolean {
  const deadline = openDeadline(job);
  if (deadline === null || (job.status !== 'scheduled' && job.status !== 'in_progress')) return false;
  if (!isCalendarDate(job.scheduled_date) || !isTimeOfDay(job.scheduled_time)) return false;
  return !isReportInTime(settings, job, deadline);
}

/** Whether a job is about to miss its deadline: it is by tomorrow, has passed, or the appointment is too late for it. */
export function isAboutToMiss(
  settings: Pick<Settings, 'promises' | 'services'>,
  job: Planned,
  today: CalendarDate,
): boolean {
  const deadline = openDeadline(job);
  return deadline !== null && (deadline <= addDays(today, 1) || isAppointmentTooLate(settings, job));
}

/** Whether a deadline has begun, or passed, without a sent report: then the office gets an email. */
export function isReportDueToday(job: Deadlined, today: CalendarDate): boolean {
  const deadline = openDeadline(job);
  return deadline !== null && deadline <= today;
}

/** The email about a job's deadline, from the beginning of that day on: one for each deadline that it is given. */
export function deadlineMails(job: Deadlined, today: CalendarDate): DueMail[] {
  if (!isReportDueToday(job, today)) return [];
  return [{ kind: 'office_deadline_near', occasion: `deadline-${job.deadline}` }];
}
