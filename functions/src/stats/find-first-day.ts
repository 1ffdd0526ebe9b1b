import type { Timestamp } from 'firebase-admin/firestore';
import { business } from '@domain/business/business';
import { collections } from '@domain/firestore/paths';
import { calendarDateIn, type CalendarDate } from '@domain/time/calendar-date';
import { firestore } from '../platform/firestore';

/** The day of the oldest counted record; `today` if there is none. */
export async function findFirstDay(today: CalendarDate): Promise<CalendarDate> {
  const names = [collections.leads, collections.referrals, collections.bookings];
  const oldest = await Promise.all(
    names.map((name) => firestore().collection(name).orderBy('created_at').limit(1).get()),
  );
  const days = oldest.flatMap(({ docs }) =>
    docs.map((document) =>
      calendarDateIn(business.timeZone, (document.get('created_at') as Timestamp).toDate()),
    ),
  );
  return [today, ...days].toSorted()[0]!;
}
