import { collections } from '@domain/firestore/paths';
import type { Booking } from '@domain/job/booking';
import { addDays, type CalendarDate } from '@domain/time/calendar-date';
import type { ListQuery } from '@/firebase/list-query';
import { decodeBooking } from '../decode-booking';

/** The month of a date, `YYYY-MM`. */
export function monthOf(date: CalendarDate): string {
  return date.slice(0, 7);
}

function lastDayOf(month: string): CalendarDate {
  // From any first day, 31 days on lies in the next month.
  return addDays(`${monthOf(addDays(`${month}-01`, 31))}-01`, -1);
}

/** The jobs of a month, `YYYY-MM`, in any status, by date. */
export function jobsOfMonth(month: string): ListQuery<Booking> {
  return {
    collection: collections.bookings,
    decode: decodeBooking,
    where: [
      ['scheduled_date', '>=', `${month}-01`],
      ['scheduled_date', '<=', lastDayOf(month)],
    ],
    orderBy: ['scheduled_date', 'asc'],
    pageSize: 200,
  };
}

const shown: readonly Booking['status'][] = ['scheduled', 'in_progress'];

/** The jobs that the calendar shows, by day, each day's by time. */
export function byDay(jobs: readonly Booking[]): ReadonlyMap<CalendarDate, readonly Booking[]> {
  const days = new Map<CalendarDate, Booking[]>();
  for (const job of jobs) {
    if (!shown.includes(job.status)) continue;
    const day = days.get(job.scheduled_date) ?? [];
    day.push(job);
    days.set(job.scheduled_date, day);
  }
  for (const day of days.values()) {
    day.sort((one, other) => one.scheduled_time.localeCompare(other.scheduled_time));
  }
  return days;
}
