import { openWindows } from '@domain/hours/open-windows';
import { business } from '@domain/business/business';
import { factorySettings } from '@domain/settings/factory-settings';
import { addDays, calendarDateIn, type CalendarDate } from '@domain/time/calendar-date';
import { db } from './admin-sdk';

let ahead = 14;

/** A fully open day without jobs, unique within this test file. */
export async function freeDay(): Promise<CalendarDate> {
  for (;;) {
    ahead += 1;
    const day = addDays(calendarDateIn(business.timeZone, new Date()), ahead);
    if (openWindows(factorySettings.hours, day).length < 5) continue;
    const jobs = await db.collection('bookings').where('scheduled_date', '==', day).limit(1).get();
    if (jobs.empty) return day;
  }
}
