import { openWindows } from '@domain/hours/open-windows';
import { collections } from '@domain/firestore/paths';
import { twoHourWindows } from '@domain/request/time-slots';
import { factorySettings } from '@domain/settings/factory-settings';
import { dayWhere } from '@domain/testing/day-where';
import { addDays, type CalendarDate } from '@domain/time/calendar-date';
import { localServices } from '../../../tools/admin/local-services';
import { nextWeek } from '../../../tools/testing/factories/next-week';

const { hours } = factorySettings;
const isOpen = (date: CalendarDate) => openWindows(hours, date).length === twoHourWindows(hours).length;

let weeks = 0;

/**
 * A day as `nextWeek`, without jobs and not given to another test of this worker: the office asks before it books a
 * second job at one time.
 */
export async function freeDay(): Promise<CalendarDate> {
  const jobs = localServices().firestore.collection(collections.bookings);
  for (;;) {
    weeks += 1;
    const day = dayWhere(addDays(nextWeek(), 7 * weeks), isOpen);
    if ((await jobs.where('scheduled_date', '==', day).limit(1).get()).empty) return day;
  }
}
