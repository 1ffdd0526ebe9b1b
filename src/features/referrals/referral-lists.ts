import type { ListView } from '@domain/office/list-view';
import type { Referral } from '@domain/referral/referral';
import { referralRecord } from '@domain/referral/referral-record';
import { rowsOf, type ListQuery } from '@/firebase/lists/list-query';
import type { CountedList } from '@/firebase/lists/use-list-count';

/**
 * All referrals, newest first. A row may also read its reward, so a page can cost twice as many reads as it has
 * rows.
 */
export const newestReferrals: ListQuery<Referral> = {
  ...rowsOf(referralRecord),
  where: [],
  orderBy: ['created_at', 'desc'],
  pageSize: 9,
};

/** The newest waiting referral, watched while another list is shown. */
export const newestWaitingReferral: ListQuery<Referral> = {
  ...newestReferrals,
  where: [['progress', '==', 'none']],
  pageSize: 1,
};

export const countedReferrals: CountedList<Referral> = {
  page: newestReferrals,
  newest: newestWaitingReferral,
};

/** The referrals of a view. @param weekBegin start of the last 7 days, milliseconds since the epoch */
export function referralsOf(
  { search, filter }: ListView<'referrals'>,
  weekBegin: number,
): ListQuery<Referral> {
  if (search) return { ...newestReferrals, where: [['search_keys', 'array-contains', search.key]] };
  if (filter !== 'week') return newestReferrals;
  return { ...newestReferrals, where: [['created_at', '>=', new Date(weekBegin)]] };
}
