import { business } from '../business/business';
import { contactHours } from '../business/promises';
import { hasSameDayReport } from '../business/services';
import type { Job } from '../job/job';
import { missingForms } from '../job/missing-forms';
import { reportPromiseHours } from '../stats/report-in-time';
import { addDays, calendarDateIn, type CalendarDate } from '../time/calendar-date';
import { instantOf } from '../time/zoned-instant';

const hourMs = 3_600_000;

/** When a client who wrote at `createdAt`, ISO 8601, has to be contacted; milliseconds since the epoch. */
export function contactDue(createdAt: string): number {
  return Date.parse(createdAt) + contactHours * hourMs;
}

/** A completed job; `completed_at` is ISO 8601. */
type Completed = Pick<Job, 'service_type'> & { readonly completed_at: string };

/** When the report of a completed job has to be sent; milliseconds since the epoch. */
export function reportDue({ service_type, completed_at }: Completed): number {
  const completed = Date.parse(completed_at);
  if (!hasSameDayReport(service_type)) return completed + reportPromiseHours * hourMs;
  const tomorrow = addDays(calendarDateIn(business.timeZone, new Date(completed)), 1);
  return instantOf(tomorrow, '00:00', business.timeZone).getTime();
}

/** Whether a visit is today or tomorrow and its client has not filled in all forms. */
export function lacksFormsSoon(
  job: Pick<Job, 'status' | 'scheduled_date' | 'forms_status'>,
  today: CalendarDate,
): boolean {
  const soon = job.scheduled_date >= today && job.scheduled_date <= addDays(today, 1);
  return job.status === 'scheduled' && soon && missingForms(job).length > 0;
}

/** Whether what a client withdrew has to be down by today, or is overdue. */
export function isTakeDownDue(
  { consent_withdrawal: withdrawal }: Pick<Job, 'consent_withdrawal'>,
  today: CalendarDate,
): boolean {
  return withdrawal?.state === 'open' && withdrawal.due_on <= today;
}

/** What is open in the office. A list may be cut; each has what waits longest. */
export interface OpenWork {
  /** The visits of today and tomorrow. */
  readonly visits: readonly Job[];
  readonly requests: readonly { readonly created_at: string }[];
  readonly referrals: readonly { readonly created_at: string }[];
  readonly reports: readonly Pick<Job, 'service_type' | 'completed_at'>[];
  readonly mails: readonly unknown[];
  /** Jobs whose client withdrew a consent. */
  readonly withdrawals: readonly Pick<Job, 'consent_withdrawal'>[];
}

/** How much of each kind of work is late or about to be. */
export interface Needs {
  readonly requests: number;
  readonly referrals: number;
  readonly forms: number;
  readonly reports: number;
  readonly mails: number;
  readonly withdrawals: number;
}

/** What needs attention now. @param now milliseconds since the epoch @param today the business's date */
export function needsOf(work: OpenWork, now: number, today: CalendarDate): Needs {
  const late = (waiting: OpenWork['requests']) =>
    waiting.filter(({ created_at }) => contactDue(created_at) < now).length;
  return {
    requests: late(work.requests),
    referrals: late(work.referrals),
    forms: work.visits.filter((job) => lacksFormsSoon(job, today)).length,
    reports: work.reports.filter(
      ({ service_type, completed_at }) =>
        completed_at !== null && reportDue({ service_type, completed_at }) < now,
    ).length,
    mails: work.mails.length,
    withdrawals: work.withdrawals.filter((job) => isTakeDownDue(job, today)).length,
  };
}
