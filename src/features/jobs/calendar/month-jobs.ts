import type { Job } from '@domain/job/job';
import { jobRecord } from '@domain/job/job-record';
import type { JobStatus } from '@domain/job/job-status';
import { unassigned } from '@domain/office/list-view';
import type { CalendarDate } from '@domain/time/calendar-date';
import { lastDayOf } from '@domain/time/month';
import { rowsOf, type ListQuery } from '@/firebase/lists/list-query';

const shown = ['scheduled', 'in_progress'] as const satisfies readonly JobStatus[];

/** The open jobs of a month, `YYYY-MM`, by date. */
export function jobsOfMonth(month: string): ListQuery<Job> {
  return jobsBetween(`${month}-01`, lastDayOf(month));
}

/** The open jobs from one day to another, both included, by date. */
export function jobsBetween(from: CalendarDate, to: CalendarDate): ListQuery<Job> {
  return {
    ...rowsOf(jobRecord),
    where: [
      ['status', 'in', shown],
      ['scheduled_date', '>=', from],
      ['scheduled_date', '<=', to],
    ],
    orderBy: ['scheduled_date', 'asc'],
    pageSize: 200,
  };
}

/** The jobs of an inspector, of nobody for `unassigned`, or all for null. */
export function jobsDoneBy(inspector: string | null, jobs: readonly Job[]): readonly Job[] {
  if (inspector === null) return jobs;
  const id = inspector === unassigned ? null : inspector;
  return jobs.filter(({ inspector_id }) => inspector_id === id);
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
