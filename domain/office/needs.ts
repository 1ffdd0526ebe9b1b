import { business } from '../business/business';
import { contactHours } from '../business/promises';
import { hasSameDayReport } from '../business/services';
import type { Job } from '../job/job';
import { missingForms } from '../job/missing-forms';
import { reportPromiseHours } from '../stats/report-in-time';
import { addDays, calendarDateIn, type CalendarDate } from '../time/calendar-date';
import { instantOf } from '../time/zoned-instant';

const hourMs = 3_600_000;

/** When a client who wrote at `since`, ISO 8601, has to be contacted; milliseconds since the epoch. */
export function contactDue(since: string): number {
  return Date.parse(since) + contactHours * hourMs;
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

/** The first page of a list, in the list's order. */
export interface FirstPage<Row> {
  readonly rows: readonly Row[];
  /** Whether the list goes on. */
  readonly orMore: boolean;
}

/** A request or referral that waits for the office. */
export interface Waiting {
  readonly id: string;
  /** ISO 8601. */
  readonly since: string;
}

/** What is open in the office. What waits is in lists with the longest first; a row can be in several. */
export interface OpenWork {
  /** The visits of today and tomorrow. */
  readonly visits: FirstPage<Job>;
  readonly requests: readonly FirstPage<Waiting>[];
  readonly referrals: readonly FirstPage<Waiting>[];
  readonly reports: FirstPage<Pick<Job, 'service_type' | 'completed_at'>>;
  readonly mails: FirstPage<unknown>;
  /** Jobs whose client withdrew a consent. */
  readonly withdrawals: FirstPage<Pick<Job, 'consent_withdrawal'>>;
}

/** A number of records, or at least that many. */
export interface Counted {
  readonly count: number;
  readonly orMore: boolean;
}

/** How much of each kind of work is late or about to be. */
export type Needs = Readonly<
  Record<'requests' | 'referrals' | 'forms' | 'reports' | 'mails' | 'withdrawals', Counted>
>;

/** What needs attention now. @param now milliseconds since the epoch @param today the business's date */
export function needsOf(work: OpenWork, now: number, today: CalendarDate): Needs {
  const isLate = ({ since }: Waiting) => contactDue(since) < now;
  const late = (lists: readonly FirstPage<Waiting>[]): Counted => ({
    count: new Set(lists.flatMap(({ rows }) => rows.filter(isLate).map(({ id }) => id))).size,
    orMore: lists.some((list) => goesOn(list, isLate)),
  });
  const isOverdue = ({ service_type, completed_at }: Pick<Job, 'service_type' | 'completed_at'>) =>
    completed_at !== null && reportDue({ service_type, completed_at }) < now;
  return {
    requests: late(work.requests),
    referrals: late(work.referrals),
    forms: {
      count: work.visits.rows.filter((job) => lacksFormsSoon(job, today)).length,
      orMore: work.visits.orMore,
    },
    reports: { count: work.reports.rows.filter(isOverdue).length, orMore: goesOn(work.reports, isOverdue) },
    mails: { count: work.mails.rows.length, orMore: work.mails.orMore },
    withdrawals: {
      count: work.withdrawals.rows.filter((job) => isTakeDownDue(job, today)).length,
      orMore: work.withdrawals.orMore,
    },
  };
}

/** Whether a list with the longest waiting first may have late rows after its page. */
function goesOn<Row>({ rows, orMore }: FirstPage<Row>, isLate: (row: Row) => boolean): boolean {
  return orMore && rows.every(isLate);
}
