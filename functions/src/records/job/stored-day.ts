import {
  FieldValue,
  type CollectionReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { dayRecord, type StoredDay } from '@domain/day/day-record';
import { isSameEntry, takenOfDay, type TakenOfDay } from '@domain/day/taken-of-day';
import { collections } from '@domain/firestore/paths';
import type { CalendarDate } from '@domain/time/calendar-date';
import { collectionOf, type Stored } from '../../platform/collection-of';
import { keepProjection, type RecordState } from '../../platform/projections';
import { jobInState } from './job-in-state';

type Day = Stored<StoredDay>;
export type DaySnapshot = DocumentSnapshot<Day, Day>;

/** What is taken of each day, by its date. */
export function days(): CollectionReference<Day, Day> {
  return collectionOf(dayRecord);
}

/** What a job takes of its day is written with the job. */
export function keepDays(): void {
  keepProjection({
    of: collections.bookings,
    write(transaction, id, { before, after }) {
      const [was, is] = [takenBy(id, before), takenBy(id, after)];
      if (was && was.date !== is?.date) removeFrom(transaction, was.date, id);
      if (is && !(was?.date === is.date && isSameEntry(was.entry, is.entry))) {
        transaction.set(days().doc(is.date), { jobs: { [id]: is.entry } }, { merge: true });
      }
    },
  });
}

function removeFrom(transaction: Transaction, date: CalendarDate, id: string): void {
  transaction.set(days().doc(date), { jobs: { [id]: FieldValue.delete() } }, { merge: true });
}

/** Null for no job, and for one that takes no time. */
function takenBy(id: string, state: RecordState): TakenOfDay | null {
  const job = jobInState(id, state);
  return job && takenOfDay(job);
}
