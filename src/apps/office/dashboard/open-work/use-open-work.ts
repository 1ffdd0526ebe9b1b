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
import type { Referral } from '@domain/referral/referral';
import type { BookingRequest } from '@domain/request/booking-request';
import { addDays, calendarDateIn, type CalendarDate } from '@domain/time/calendar-date';
import { openWithdrawals, reportsDue, visitsBetween } from '@/features/jobs/listed-jobs';
import { longestWaitingReferrals } from '@/features/referrals/referral-lists';
import { awaitedTimes, untouchedRequests } from '@/features/requests/request-lists';
import { undeliveredMails } from '@/features/security/mail/undelivered-mail';
import type { ListedRow } from '@/firebase/lists/list-query';
import { mergeLists } from '@/firebase/lists/merge-lists';
import { useLiveList, type LiveList } from '@/firebase/lists/use-live-list';
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

export interface OfficeWork {
  readonly now: number;
  /** The business's date. */
  readonly today: CalendarDate;
  readonly visits: Work<Job>;
  readonly requests: Work<BookingRequest>;
  readonly referrals: Work<Referral>;
  readonly reports: Work<Job>;
  readonly mails: Work<Mail>;
  readonly withdrawals: Work<Job>;
  readonly needs: Needs;
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

/**
 * What is open in the office, live.
 * @throws in render, for the nearest `ReadBoundary`, where the server refuses a list.
 */
export function useOpenWork(): OfficeWork {
  const now = useNow();
  const today = calendarDateIn(business.timeZone, new Date(now));
  const visits = workOf(useLiveList(useMemo(() => visitsBetween(today, addDays(today, 1)), [today])));
  const untouched = workOf(useLiveList(untouchedRequests));
  const awaited = workOf(useLiveList(awaitedTimes));
  const referrals = workOf(useLiveList(longestWaitingReferrals));
  const reports = workOf(useLiveList(reportsDue));
  const mails = workOf(useLiveList(undeliveredMails));
  const withdrawals = workOf(useLiveList(openWithdrawals));
  const needs = needsOf(
    {
      visits,
      requests: [waitingIn(untouched, promisedToRequest), waitingIn(awaited, promisedToRequest)],
      referrals: [waitingIn(referrals, promisedToReferral)],
      reports,
      mails,
      withdrawals,
    },
    now,
    today,
  );
  return {
    now,
    today,
    visits,
    requests: joined(untouched, awaited),
    referrals,
    reports,
    mails,
    withdrawals,
    needs,
  };
}

/** A page's rows, by what was promised to their clients. */
function waitingIn<Row extends ListedRow>(
  { rows, orMore }: Work<Row>,
  promisedTo: (row: Row) => Promised,
): FirstPage<Waiting> {
  return { rows: rows.map((row) => ({ id: row.id, ...promisedTo(row) })), orMore };
}

function joined<Row extends ListedRow>(one: Work<Row>, other: Work<Row>): Work<Row> {
  return {
    rows: mergeLists(one.rows, other.rows),
    orMore: one.orMore || other.orMore,
    damaged: [...new Set([...one.damaged, ...other.damaged])],
    known: one.known && other.known,
  };
}
