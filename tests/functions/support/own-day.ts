import { business } from '@domain/business/business';
import { addDays, calendarDateIn, type CalendarDate } from '@domain/time/calendar-date';
import { db } from './admin-sdk';

let ahead = 400;

/**
 * A day that no other test gets, also not in a file that runs at the same time, and on which nothing else is. It is too
 * far ahead for a client.
 */
export async function ownDay(): Promise<CalendarDate> {
  for (;;) {
    ahead += 1;
    const day = addDays(calendarDateIn(business.timeZone, new Date()), ahead);
    if (await reserve(day)) return day;
  }
}

/** Stores the day without jobs. @returns whether it wasn't stored before */
function reserve(day: CalendarDate): Promise<boolean> {
  return db
    .collection('days')
    .doc(day)
    .create({ jobs: {} })
    .then(
      () => true,
      () => false,
    );
}
