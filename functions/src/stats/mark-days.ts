import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import { collections } from '@domain/firestore/paths';
import { calendarDateIn } from '@domain/time/calendar-date';
import { firestore } from '../platform/firestore';

/**
 * Has the days counted again that a record was counted on which this transaction takes away: `moments` are its
 * `created_at`, or its `completed_at`. Each mark is a document of its own, so that no two deletions wait for each other.
 */
export function markDays(
  transaction: Transaction,
  moments: readonly (Timestamp | string | null | undefined)[],
  now: Date,
): void {
  const dates = moments.flatMap((moment) =>
    moment ? [calendarDateIn(business.timeZone, dateOf(moment))] : [],
  );
  for (const date of new Set(dates)) {
    transaction.create(firestore().collection(collections.statsMarks).doc(), {
      date,
      created_at: Timestamp.fromDate(now),
    });
  }
}

/** A stored instant, or one of the domain's. */
function dateOf(moment: Timestamp | string): Date {
  return moment instanceof Timestamp ? moment.toDate() : new Date(moment);
}
