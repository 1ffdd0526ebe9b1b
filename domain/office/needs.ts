import { contactHours } from '../business/promises';
import type { Job } from '../job/job';
import { missingForms } from '../job/missing-forms';
import { reportPromiseHours } from '../stats/report-in-time';
import { addDays, type CalendarDate } from '../time/calendar-date';

const hourMs = 3_600_000;

/** When a client who wrote at `createdAt`, ISO 8601, has to be contacted; milliseconds since the epoch. */
export function contactDue(createdAt: string): number {
  return Date.parse(createdAt) + contactHours * hourMs;
}

/** When the report of a job completed at `completedAt`, ISO 8601, has to be sent; milliseconds since the epoch. */
export function reportDue(completedAt: string): number {
  return Date.parse(completedAt) + reportPromiseHours * hourMs;
}

/** Whether a visit is today or tomorrow and its client has not filled in all forms. */
export function lacksFormsSoon(
  job: Pick<Job, 'status' | 'scheduled_date' | 'forms_status'>,
  today: CalendarDate,
): boolean {
  const soon = job.scheduled_date >= today && job.scheduled_date <= addDays(today, 1);
  return job.status === 'scheduled' && soon && missingForms(job).length > 0;
}

/** What is open in the office. A list may be cut; each has what waits longest. */
export interface OpenWork {
  /** The visits of today and tomorrow. */
  readonly visits: readonly Job[];
  readonly requests: readonly { readonly created_at: string }[];
  readonly referrals: readonly { readonly created_at: string }[];
  readonly reports: readonly Pick<Job, 'completed_at'>[];
  readonly mails: readonly unknown[];
}

/** How much of each kind of work is late or about to be. */
export interface Needs {
  readonly requests: number;
  readonly referrals: number;
  readonly forms: number;
  readonly reports: number;
  readonly mails: number;
}

/** What needs a hand now. @param now milliseconds since the epoch @param today the business's date */
export function needsOf(work: OpenWork, now: number, today: CalendarDate): Needs {
  const late = (waiting: OpenWork['requests']) =>
    waiting.filter(({ created_at }) => contactDue(created_at) < now).length;
  return {
    requests: late(work.requests),
    referrals: late(work.referrals),
    forms: work.visits.filter((job) => lacksFormsSoon(job, today)).length,
    reports: work.reports.filter(({ completed_at: at }) => at !== null && reportDue(at) < now).length,
    mails: work.mails.length,
  };
}
