import { useMemo } from 'react';
import { business } from '@domain/business/business';
import type { Job } from '@domain/job/job';
import type { Mail } from '@domain/mail/mail';
import {
  needsOf,
  promisedToReferral,
  promisedToRequest,
  type FirstPage,
  type Needs,
  type Promised,
  type Waiting,
} from '@domain/office/needs';
import { deadlineOfReferral } from '@domain/referral/deadline-of-referral';
import type { Referral } from '@domain/referral/referral';
import type { ReportReview } from '@domain/report/review';
import type { BookingRequest } from '@domain/request/booking-request';
import { addDays, calendarDateIn, type CalendarDate } from '@domain/time/calendar-date';
import { openDeadlines, openWithdrawals, reportsDue, visitsBetween } from '@/features/jobs/listed-jobs';
import { longestWaitingReferrals, referralsWithDeadline } from '@/features/referrals/referral-lists';
import { awaitedTimes, requestsWithDeadline, untouchedRequests } from '@/features/requests/request-lists';
import { undeliveredMails } from '@/features/security/mail/undelivered-mail';
import type { ListedRow } from '@/firebase/lists/list-query';
import { mergeLists } from '@/firebase/lists/merge-lists';
import { useLiveList, type LiveList } from '@/firebase/lists/use-live-list';
import { useSettings } from '@/settings/use-settings';
import { openReviews } from '@/shared/report/reviews';
import { useNow } from '@/ui/use-now';

/** One list of open work: its first page. */
export interface Work<Row> {
  readonly rows: readonly Row[];
  readonly orMore: boolean;
  /** Where the records are stored that can't be shown. */
  readonly damaged: readonly string[];
  /** False where nothing is known: nothing is stored on this device, and the server has not answered. */
  readonly known: boolean;
}

function workOf<Row extends ListedRow>(list: LiveList<Row>): Work<Row> {
  if (list.state === 'loading') return { rows: [], orMore: false, damaged: [], known: false };
  const { rows, hasMore, damaged, confirmed } = list;
  return {
    rows,
    orMore: hasMore,
    damaged,
    known: confirmed || rows.length > 0,
  };
}

/** The time, and the business's date. */
export function useToday(): { readonly now: number; readonly today: CalendarDate } {
  const now = useNow();
  return { now, today: calendarDateIn(business.timeZone, new Date(now)) };
}

/*
 * The lists of open work, live. Each throws in render, for the nearest `ReadBoundary`, where the server refuses it.
 */

/** The visits of today and tomorrow. */
export function useVisits(today: CalendarDate): Work<Job> {
  return workOf(useLiveList(useMemo(() => visitsBetween(today, addDays(today, 1)), [today])));
}

export const useUntouchedRequests = (): Work<BookingRequest> => workOf(useLiveList(untouchedRequests));
/** The requests whose client chose a time and waits for the office. */
export const useAwaitedTimes = (): Work<BookingRequest> => workOf(useLiveList(awaitedTimes));
export const useWaitingReferrals = (): Work<Referral> => workOf(useLiveList(longestWaitingReferrals));
export const useReportsDue = (): Work<Job> => workOf(useLiveList(reportsDue));
/** The reports that wait for approval. */
export function useReviews(): Work<ReportReview> {
  const work = workOf(useLiveList(openReviews));
  return { ...work, rows: work.rows.filter(({ state }) => state === 'submitted') };
}
export const useUndeliveredMails = (): Work<Mail> => workOf(useLiveList(undeliveredMails));
export const useOpenWithdrawals = (): Work<Job> => workOf(useLiveList(openWithdrawals));
export const useJobsWithDeadline = (): Work<Job> => workOf(useLiveList(openDeadlines));
/** The requests with a deadline that wait for the office. */
export const useRequestsWithDeadline = (): Work<BookingRequest> => workOf(useLiveList(requestsWithDeadline));
export const useReferralsWithDeadline = (): Work<Referral> => workOf(useLiveList(referralsWithDeadline));

/** What needs attention now, of all lists. */
export function useNeeds(): Needs {
  const settings = useSettings();
  const { promises } = settings;
  const { now, today } = useToday();
  const visits = useVisits(today);
  const untouched = useUntouchedRequests();
  const awaited = useAwaitedTimes();
  const referrals = useWaitingReferrals();
  const reports = useReportsDue();
  const mails = useUndeliveredMails();
  const withdrawals = useOpenWithdrawals();
  const deadlines = useJobsWithDeadline();
  const requestDeadlines = useRequestsWithDeadline();
  const referralDeadlines = useReferralsWithDeadline();
  const toRequest = (request: BookingRequest) => promisedToRequest(promises, request);
  const toReferral = (referral: Referral) => promisedToReferral(promises, referral);
  return needsOf(
    settings,
    {
      visits,
      requests: [waitingIn(untouched, toRequest), waitingIn(awaited, toRequest)],
      referrals: [waitingIn(referrals, toReferral)],
      reports,
      mails,
      withdrawals,
      deadlines,
      waitingDeadlines: [
        requestDeadlines,
        { ...referralDeadlines, rows: referralDeadlines.rows.map(deadlineOfReferral) },
      ],
    },
    now,
    today,
  );
}

/** A page's rows, by what was promised to their clients. */
function waitingIn<Row extends ListedRow>(
  { rows, orMore }: Work<Row>,
  promisedTo: (row: Row) => Promised,
): FirstPage<Waiting> {
  return { rows: rows.map((row) => ({ id: row.id, ...promisedTo(row) })), orMore };
}

/** Two lists of the same kind as one. */
export function joined<Row extends ListedRow>(one: Work<Row>, other: Work<Row>): Work<Row> {
  return {
    rows: mergeLists(one.rows, other.rows),
    orMore: one.orMore || other.orMore,
    damaged: [...new Set([...one.damaged, ...other.damaged])],
    known: one.known && other.known,
  };
}
