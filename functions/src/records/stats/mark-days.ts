import { Timestamp, type CollectionReference, type Transaction } from 'firebase-admin/firestore';
import { object } from 'yup';
import { business } from '@domain/business/business';
import type { Instant } from '@domain/firestore/instant';
import { collections } from '@domain/firestore/paths';
import { recordType, type Reads } from '@domain/firestore/record-type';
import { instant, text } from '@domain/firestore/stored-fields';
import { calendarDateIn, type CalendarDate } from '@domain/time/calendar-date';
import { collectionOf } from '../../platform/collection-of';

/** A day to be counted again, collection `stats_marks`. */
export interface DayMark<At = Timestamp> {
  readonly date: CalendarDate;
  readonly created_at: At;
}

const mark: Reads<DayMark<Instant>> = object({ date: text(), created_at: instant() });

const dayMarkRecord = recordType(collections.statsMarks, mark);

export function dayMarks(): CollectionReference<DayMark, DayMark> {
  return collectionOf(dayMarkRecord);
}

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
    transaction.create(dayMarks().doc(), { date, created_at: Timestamp.fromDate(now) });
  }
}

/** A stored Timestamp, or an ISO 8601 string. */
function dateOf(moment: Timestamp | string): Date {
  return moment instanceof Timestamp ? moment.toDate() : new Date(moment);
}
