import type { ListView } from '@domain/office/list-view';
import { isOpen } from '@domain/referral/is-open';
import type { Referral } from '@domain/referral/referral';
import { referralRecord } from '@domain/referral/referral-record';
import { referralProgresses } from '@domain/referral/referral-status';
import type { SearchQuery } from '@domain/search/search-query';
import { recordWith, rowsOf, type ListQuery } from '@/firebase/lists/list-query';
import { mergeLists } from '@/firebase/lists/merge-lists';
import type { CountedList } from '@/firebase/lists/use-list-count';

/** All referrals, newest first; views show a part of them. */
export const newestReferrals: ListQuery<Referral> = {
  ...rowsOf(referralRecord),
  where: [],
  orderBy: ['created_at', 'desc'],
  pageSize: 8,
};

/** Unanswered referrals, newest first. A declined one has no progress, but isn't waiting. */
export const waitingReferrals: ListQuery<Referral> = {
  ...newestReferrals,
  where: [
    ['progress', '==', 'none'],
    ['declined_at', '==', null],
  ],
};

/** Those of them with which the office has done nothing yet, longest waiting first. */
export const longestWaitingReferrals: ListQuery<Referral> = {
  ...newestReferrals,
  where: [...waitingReferrals.where, ['forms_booking_id', '==', null]],
  orderBy: ['created_at', 'asc'],
  pageSize: 20,
};

/** The waiting referrals that have a day by which the report is needed, the earliest first. */
export const referralsWithDeadline: ListQuery<Referral> = {
  ...newestReferrals,
  where: [...waitingReferrals.where, ['needed_by', '>=', '0']],
  orderBy: ['needed_by', 'asc'],
  pageSize: 20,
};

/**
 * The referrals that became a request or a job, newest first. A row may also read its reward, so a page can cost twice
 * as many reads as it has rows.
 */
export const acceptedReferrals: ListQuery<Referral> = {
  ...newestReferrals,
  where: [['progress', 'in', referralProgresses.filter((progress) => progress !== 'none')]],
  pageSize: 3,
};

/** The declined referrals, the last decline first, so that a row that was declined just now is among them. */
export const declinedReferrals: ListQuery<Referral> = {
  ...newestReferrals,
  where: [
    ['progress', '==', 'none'],
    ['declined_at', '>=', new Date(0)],
  ],
  orderBy: ['declined_at', 'desc'],
  pageSize: 2,
};

/** The newest waiting referral, watched while another list is shown. */
export const newestWaitingReferral: ListQuery<Referral> = { ...waitingReferrals, pageSize: 1 };

export const countedReferrals: CountedList<Referral> = {
  page: waitingReferrals,
  newest: newestWaitingReferral,
};

/** Counted for the heading of their part of the list, like those below. */
export const countedAcceptedReferrals: CountedList<Referral> = {
  page: acceptedReferrals,
  newest: acceptedReferrals,
};

export const countedDeclinedReferrals: CountedList<Referral> = {
  page: declinedReferrals,
  newest: declinedReferrals,
};

/** The referrals of all lists by whether they wait, newest first. A declined one is answered too. */
export function referralParts(...lists: readonly (readonly Referral[])[]): {
  readonly waiting: readonly Referral[];
  readonly answered: readonly Referral[];
} {
  const all = lists.reduce(mergeLists).toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1));
  return { waiting: all.filter(isOpen), answered: all.filter((referral) => !isOpen(referral)) };
}

/** The referrals that match a search, by client or referrer. */
export function referralsFound({ key }: SearchQuery): ListQuery<Referral> {
  return { ...newestReferrals, where: [['search_keys', 'array-contains', key]] };
}

/**
 * The referrals of a filter or search, or the one that was found; null for all of them, which are shown in two parts.
 * @param weekBegin start of the last 7 days, milliseconds since the epoch
 */
export function referralsOf(
  { search, filter, found }: ListView<'referrals'>,
  weekBegin: number,
): ListQuery<Referral> | null {
  if (found !== null) return recordWith(newestReferrals, found);
  if (search) return referralsFound(search);
  if (filter === 'deadline') return referralsWithDeadline;
  if (filter !== 'week') return null;
  return { ...newestReferrals, where: [['created_at', '>=', new Date(weekBegin)]] };
}
