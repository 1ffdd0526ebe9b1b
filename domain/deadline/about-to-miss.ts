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

/** A request or a referral: `deadline`, `YYYY-MM-DD`; null or '' for none. */
export interface WaitingDeadline {
  readonly deadline: string | null;
  /** The pending job whose forms were sent; null for none. It may have ended since, or have another deadline. */
  readonly forms_booking_id: string | null;
}

type ListedJob = Deadlined & Pick<Job<unknown>, 'id'>;

/**
 * The deadline of a request or referral that waits for the office; null for none, and if it is that of its pending job.
 * @param jobs the jobs that are listed with it
 */
function waitingDeadline(
  { deadline, forms_booking_id: pending }: WaitingDeadline,
  jobs: readonly ListedJob[],
): CalendarDate | null {
  if (deadline === null || !isCalendarDate(deadline)) return null;
  return jobs.some((job) => job.id === pending && openDeadline(job) === deadline) ? null : deadline;
}

/** Whether such a deadline is by tomorrow, or has passed. @param jobs the jobs that are listed with it */
export function isWaitingTooLong(
  waiting: WaitingDeadline,
  today: CalendarDate,
  jobs: readonly ListedJob[],
): boolean {
  const deadline = waitingDeadline(waiting, jobs);
  return deadline !== null && deadline <= addDays(today, 1);
}

const kind = 'office_deadline_near';

/**
 * The emails about a job's deadline: on the day before, on the day or after it, and when the appointment is too late for
 * it. One of each for every deadline, and for every appointment that is too late.
 */
export function deadlineMails(
  settings: Pick<Settings, 'promises' | 'services'>,
  job: Planned,
  today: CalendarDate,
): DueMail[] {
  const deadline = openDeadline(job);
  if (deadline === null) return [];
  const visit = `${job.scheduled_date}-${job.scheduled_time.replace(':', '')}`;
  const tooLate = deadline >= today && isAppointmentTooLate(settings, job);
  return [
    ...nearMails(deadline, today),
    ...(tooLate ? [{ kind, occasion: `deadline-${deadline}-late-${visit}` } as const] : []),
  ];
}

/** The same of a request or referral. @param jobs the jobs that are in the same email */
export function waitingDeadlineMails(
  waiting: WaitingDeadline,
  today: CalendarDate,
  jobs: readonly ListedJob[] = [],
): DueMail[] {
  const deadline = waitingDeadline(waiting, jobs);
  return deadline === null ? [] : nearMails(deadline, today);
}

function nearMails(deadline: CalendarDate, today: CalendarDate): DueMail[] {
  if (deadline <= today) return [{ kind, occasion: `deadline-${deadline}` }];
  return deadline === addDays(today, 1) ? [{ kind, occasion: `deadline-${deadline}-tomorrow` }] : [];
}
