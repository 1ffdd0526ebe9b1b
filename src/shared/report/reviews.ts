import type { ReportReview } from '@domain/report/review';
import { reviewRecord } from '@domain/report/review-record';
import { rowsOf, type ListQuery } from '@/firebase/lists/list-query';

const reviews = rowsOf(reviewRecord);

/** The reports that wait for the office or for their inspectors, longest waiting first. */
export const openReviews: ListQuery<ReportReview> = {
  ...reviews,
  where: [['state', 'in', ['submitted', 'returned']]],
  orderBy: ['submitted_at', 'asc'],
  pageSize: 25,
};

/** What an inspector submitted, latest first. The rules give them no others. */
export function ownReviews(uid: string): ListQuery<ReportReview> {
  return {
    ...reviews,
    where: [['inspector_id', '==', uid]],
    orderBy: ['submitted_at', 'desc'],
    // As many as a day of each of the listed weeks can have.
    pageSize: 100,
  };
}
