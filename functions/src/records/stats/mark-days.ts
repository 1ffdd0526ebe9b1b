import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import { collections } from '@domain/firestore/paths';
import { calendarDateIn } from '@domain/time/calendar-date';
import { firestore } from '../../platform/firestore';

/**
 * Marks days to be counted again because this transaction deletes a record or reverts its completion; `moments` are
 * its `created_at` or `completed_at`. Each mark is a separate document, so that concurrent deletions don't wait for
 * each other.
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

/** A stored Timestamp, or an ISO 8601 string. */
function dateOf(moment: Timestamp | string): Date {
  return moment instanceof Timestamp ? moment.toDate() : new Date(moment);
}
