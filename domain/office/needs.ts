import { isAboutToMiss, isWaitingTooLong, type WaitingDeadline } from '../deadline/about-to-miss';
import type { Job } from '../job/job';
import { missingForms } from '../job/missing-forms';
import type { BookingRequest } from '../request/booking-request';
import type { PromiseSettings, Settings } from '../settings/settings';
import { reportDue } from '../stats/report-in-time';
import { addDays, type CalendarDate } from '../time/calendar-date';

const hourMs = 3_600_000;

/** What a client was promised: to hear from us within so many hours of a moment, ISO 8601. */
export interface Promised {
  readonly since: string;
  readonly hours: number;
}

/**
 * What the client of a request was promised. One who chose a time, in the booking form or by the link of our
 * introduction, waits for a confirmation; one whose referral the office made a request, to be contacted.
 */
export function promisedToRequest(
  { confirmationHours, contactHours }: PromiseSettings,
  {
    client_waits_since: chosen,
    created_at: made,
    referral_id: referral,
  }: Pick<BookingRequest, 'client_waits_since' | 'created_at' | 'referral_id'>,
): Promised {
  const isReferred = chosen === null && referral !== null;
  return { since: chosen ?? made, hours: isReferred ? contactHours : confirmationHours };
}

export function promisedToReferral(
  { contactHours }: PromiseSettings,
  { created_at: made }: { readonly created_at: string },
): Promised {
  return { since: made, hours: contactHours };
}

/** When a promise has to be met; milliseconds since the epoch. */
export function promiseDue({ since, hours }: Promised): number {
  return Date.parse(since) + hours * hourMs;
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
export interface Waiting extends Promised {
  readonly id: string;
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
  /** Jobs with a deadline whose report was not sent. */
  readonly deadlines: FirstPage<Job>;
  /** Requests and referrals with a deadline. */
  readonly waitingDeadlines: readonly FirstPage<WaitingDeadline>[];
}

/** A number of records, or at least that many. */
export interface Counted {
  readonly count: number;
  readonly orMore: boolean;
}

/** How much of each kind of work is late or about to be. */
export type Needs = Readonly<
  Record<'deadlines' | 'requests' | 'referrals' | 'forms' | 'reports' | 'mails' | 'withdrawals', Counted>
>;

/** What needs attention now. @param now milliseconds since the epoch @param today the business's date */
export function needsOf(
  settings: Pick<Settings, 'promises' | 'services'>,
  work: OpenWork,
  now: number,
  today: CalendarDate,
): Needs {
  const { confirmationHours, contactHours } = settings.promises;
  const isLate = (promised: Promised) => promiseDue(promised) < now;
  const late = (lists: readonly FirstPage<Waiting>[], leastHours: number): Counted => ({
    count: new Set(lists.flatMap(({ rows }) => rows.filter(isLate).map(({ id }) => id))).size,
    orMore: lists.some((list) => goesOn(list, ({ since }) => isLate({ since, hours: leastHours }))),
  });
  const isOverdue = ({ service_type, completed_at }: Pick<Job, 'service_type' | 'completed_at'>) =>
    completed_at !== null && reportDue(settings, { service_type, completed_at }) < now;
  const missing = (job: Job) => isAboutToMiss(settings, job, today);
  const waiting = (row: WaitingDeadline) => isWaitingTooLong(row, today, work.deadlines.rows);
  const all = work.waitingDeadlines;
  return {
    deadlines: {
      count:
        work.deadlines.rows.filter(missing).length +
        all.reduce((sum, { rows }) => sum + rows.filter(waiting).length, 0),
      orMore: goesOn(work.deadlines, missing) || all.some((list) => goesOn(list, waiting)),
    },
    requests: late(work.requests, Math.min(confirmationHours, contactHours)),
    referrals: late(work.referrals, contactHours),
    forms: {
      count: work.visits.rows.filter((job) => lacksFormsSoon(job, today)).length,
      orMore: work.visits.orMore,
    },
    reports: {
      count: work.reports.rows.filter(isOverdue).length,
      orMore: goesOn(work.reports, ({ completed_at }) =>
        settings.services.catalog.some(({ title }) => isOverdue({ service_type: title, completed_at })),
      ),
    },
    mails: { count: work.mails.rows.length, orMore: work.mails.orMore },
    withdrawals: {
      count: work.withdrawals.rows.filter((job) => isTakeDownDue(job, today)).length,
      orMore: work.withdrawals.orMore,
    },
  };
}

/**
 * Whether a list with the longest waiting first may have late rows after its page.
 * @param mayBeLate whether a row that waits as long as this one is late if it has the shortest promise
 */
function goesOn<Row>({ rows, orMore }: FirstPage<Row>, mayBeLate: (row: Row) => boolean): boolean {
  return orMore && rows.every(mayBeLate);
}
