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

/** As far ahead as the site takes requests, without the weeks of other tests. */
const weeksAhead = 48;
let given = 0;

/**
 * A day as `nextWeek`, without jobs and not given to this test yet: the office asks before it books a second job at one
 * time.
 */
export async function freeDay(): Promise<CalendarDate> {
  const jobs = localServices().firestore.collection(collections.bookings);
  for (let tried = 0; tried < weeksAhead; tried += 1) {
    given += 1;
    const day = dayWhere(addDays(nextWeek(), 7 * (1 + (given % weeksAhead))), isOpen);
    if ((await jobs.where('scheduled_date', '==', day).limit(1).get()).empty) return day;
  }
  throw new Error('every week has a job on this worker’s day');
}
