import { business } from '@domain/business/business';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { seededRecords, type SeededJob } from './seeded-records';

/** One inspector's jobs per month, regardless of the total. */
export const monthJobs = 60;

/** The job number `index` of the current month, with jobs on every day. */
export function monthJob(seed: string, index: number, now: Date): SeededJob {
  const day = calendarDateIn(business.timeZone, now);
  const first = `${day.slice(0, 7)}-01`;
  const date = addDays(first, index % 31);
  const { job } = seededRecords(`${seed}/month`, index, monthJobs, now);
  return {
    ...job,
    status: 'scheduled',
    // In a shorter month, the remaining jobs are today.
    scheduled_date: date.startsWith(day.slice(0, 7)) ? date : day,
    payment_state: 'unpaid',
    started_at: null,
    completed_at: null,
    // Not in the last week, whose figures are counted separately.
    created_at: new Date(now.getTime() - (10 + index / monthJobs) * 86_400_000),
  };
}
