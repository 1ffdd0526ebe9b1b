import { collections } from '@domain/firestore/paths';
import type { ListView } from '@domain/office/list-view';
import type { Referral } from '@domain/referral/referral';
import type { ListQuery } from '@/firebase/list-query';
import type { CountedList } from '@/firebase/use-list-count';
import { decodeReferral } from './decode-referral';

/** All referrals, newest first. Each row may read its reward, so that a page of them costs twice as much as it is long. */
export const newestReferrals: ListQuery<Referral> = {
  collection: collections.referrals,
  where: [],
  orderBy: ['created_at', 'desc'],
  pageSize: 9,
  decode: decodeReferral,
};

/** The newest that waits for the office, alone, watched while another list is open. */
export const newestWaitingReferral: ListQuery<Referral> = {
  ...newestReferrals,
  where: [['progress', '==', 'none']],
  pageSize: 1,
};

export const countedReferrals: CountedList<Referral> = {
  page: newestReferrals,
  newest: newestWaitingReferral,
  counts: ({ progress }) => progress === 'none',
};

/** The referrals that a view of the list asks for. @param weekBegin when the last 7 days began, ms since the epoch */
export function referralsOf(
  { search, filter }: ListView<'referrals'>,
  weekBegin: number,
): ListQuery<Referral> {
  if (search) return { ...newestReferrals, where: [['search_keys', 'array-contains', search.key]] };
  if (filter !== 'week') return newestReferrals;
  return { ...newestReferrals, where: [['created_at', '>=', new Date(weekBegin)]] };
}
