import { collections } from '@domain/firestore/paths';
import { listedJobStatuses } from '@domain/job/job-status';
import type { CardFigure } from '@domain/stats/office-figures';
import { idsOf, type ListedRow, type ListQuery } from '@/firebase/lists/list-query';

const { referrals, bookings, rewards } = collections;

type Counted = Pick<ListQuery<ListedRow>, 'collection' | 'where' | 'orderBy'>;

const counted = ({ collection, ...list }: Counted): ListQuery<ListedRow> => ({
  ...list,
  ...idsOf(collection),
  pageSize: 1,
});

/** What the server counts for each card; `begin` is the start of the last 7 days. */
export const figureLists: Record<CardFigure, (begin: Date) => ListQuery<ListedRow>> = {
  referrals_week: (begin) =>
    counted({
      collection: referrals,
      where: [['created_at', '>=', begin]],
      orderBy: ['created_at', 'desc'],
    }),
  booked_week: (begin) =>
    counted({
      collection: bookings,
      where: [
        ['status', 'in', listedJobStatuses],
        ['created_at', '>=', begin],
      ],
      orderBy: ['created_at', 'desc'],
    }),
  completed_week: (begin) =>
    counted({
      collection: bookings,
      where: [
        ['status', '==', 'completed'],
        ['completed_at', '>=', begin],
      ],
      orderBy: ['completed_at', 'desc'],
    }),
  unpaid: () =>
    counted({
      collection: bookings,
      where: [
        ['status', '==', 'completed'],
        ['payment_state', '==', 'unpaid'],
      ],
      orderBy: ['scheduled_date', 'desc'],
    }),
  rewards_due: () =>
    counted({ collection: rewards, where: [['state', '==', 'earned']], orderBy: ['earned_at', 'asc'] }),
  follow_up: () =>
    counted({
      collection: bookings,
      where: [['status', '==', 'pending']],
      orderBy: ['scheduled_date', 'asc'],
    }),
};

/** Used until the sweeper has counted for the first time. */
export const allReferrals = counted({
  collection: referrals,
  where: [],
  orderBy: ['created_at', 'desc'],
});
