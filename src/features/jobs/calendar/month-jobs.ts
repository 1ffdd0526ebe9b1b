import type { Job } from '@domain/job/job';
import { jobRecord } from '@domain/job/job-record';
import type { JobStatus } from '@domain/job/job-status';
import type { CalendarDate } from '@domain/time/calendar-date';
import { lastDayOf } from '@domain/time/month';
import { rowsOf, type ListQuery } from '@/firebase/lists/list-query';

const shown = ['scheduled', 'in_progress'] as const satisfies readonly JobStatus[];

/** The open jobs of a month, `YYYY-MM`, by date. */
export function jobsOfMonth(month: string): ListQuery<Job> {
  return {
    ...rowsOf(jobRecord),
    where: [
      ['status', 'in', shown],
      ['scheduled_date', '>=', `${month}-01`],
      ['scheduled_date', '<=', lastDayOf(month)],
    ],
    orderBy: ['scheduled_date', 'asc'],
    pageSize: 200,
  };
}

/** Jobs by day, each day's by time. */
export function byDay(jobs: readonly Job[]): ReadonlyMap<CalendarDate, readonly Job[]> {
  const days = new Map<CalendarDate, Job[]>();
  for (const job of jobs) {
    const day = days.get(job.scheduled_date) ?? [];
    day.push(job);
    days.set(job.scheduled_date, day);
  }
  for (const day of days.values()) {
    day.sort((one, other) => one.scheduled_time.localeCompare(other.scheduled_time));
  }
  return days;
}
