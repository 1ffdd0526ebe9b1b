import { object } from 'yup';
import { business } from '@domain/business/business';
import type { Instant } from '@domain/firestore/instant';
import { collections, type CollectionName } from '@domain/firestore/paths';
import { recordType, type Reads } from '@domain/firestore/record-type';
import { instant } from '@domain/firestore/stored-fields';
import { calendarDateIn, type CalendarDate } from '@domain/time/calendar-date';
import { projectionOf } from '../platform/collection-of';
import { readable } from '../platform/readable';

/** All that is read of a counted record. */
const created: Reads<{ readonly created_at: Instant }> = object({ created_at: instant() });

/** The day of the oldest counted record; `today` if there is none. */
export async function findFirstDay(today: CalendarDate): Promise<CalendarDate> {
  const oldest = await Promise.all(
    [collections.leads, collections.referrals, collections.bookings].map(firstOf),
  );
  const days = oldest.flatMap((docs) =>
    readable(docs).map(({ stored }) => calendarDateIn(business.timeZone, stored.created_at.toDate())),
  );
  return [today, ...days].toSorted()[0]!;
}

async function firstOf(name: CollectionName) {
  const records = projectionOf(recordType(name, created), ['created_at']);
  return (await records.orderBy('created_at').limit(1).get()).docs;
}
