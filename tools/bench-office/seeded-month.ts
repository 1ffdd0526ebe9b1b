import { business } from '@domain/business/business';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { seededRecords, type SeededBooking } from './seeded-records';

/** As many jobs as one inspector does in a month, however many there have been before. */
export const monthJobs = 60;

/** The job with the number `index` of those that stand in the month of `now`, some on each of its days. */
export function monthJob(seed: string, index: number, now: Date): SeededBooking {
  const day = calendarDateIn(business.timeZone, now);
  const first = `${day.slice(0, 7)}-01`;
  const date = addDays(first, index % 31);
  const { booking } = seededRecords(`${seed}/month`, index, monthJobs, now);
  return {
    ...booking,
    status: 'scheduled',
    // In a shorter month what is left over stands on today.
    scheduled_date: date.startsWith(day.slice(0, 7)) ? date : day,
    payment_state: 'unpaid',
    started_at: null,
    completed_at: null,
    // Not of the last week, whose figures are counted apart.
    created_at: new Date(now.getTime() - (10 + index / monthJobs) * 86_400_000),
  };
}
