import type { Job } from '@domain/job/job';
import { jobRecord } from '@domain/job/job-record';
import type { JobStatus } from '@domain/job/job-status';
import { addDays, type CalendarDate } from '@domain/time/calendar-date';
import { jobOfVisit } from '@domain/visit/job-of-visit';
import { visitOf } from '@domain/visit/visit';
import { rowsOf, type ListQuery } from '@/firebase/lists/list-query';

/** A pending job has no appointment yet. */
const shown = ['scheduled', 'in_progress', 'completed', 'cancelled'] as const satisfies readonly JobStatus[];

/** Today and the next two days. */
export function daysFrom(today: CalendarDate): readonly CalendarDate[] {
  return [0, 1, 2].map((days) => addDays(today, days));
}

/** Everyone's jobs of today and the next two days, each as its inspector sees it. The rules give it to the office alone. */
export function everyonesDays(today: CalendarDate): ListQuery<Job> {
  return {
    ...rowsOf(jobRecord, asVisit),
    where: [
      ['status', 'in', shown],
      ['scheduled_date', '>=', today],
      ['scheduled_date', '<=', addDays(today, 2)],
    ],
    orderBy: ['scheduled_date', 'asc'],
    pageSize: 200,
  };
}

function asVisit(job: Job): Job {
  const { inspector_id } = job;
  const visit = visitOf({ ...job, inspector_id: inspector_id ?? '' });
  return visit ? { ...jobOfVisit({ id: job.id, ...visit }), inspector_id } : job;
}

/** The jobs of a day, by time. */
export function jobsOnDay(jobs: readonly Job[], date: CalendarDate): readonly Job[] {
  return jobs
    .filter(({ scheduled_date, status }) => scheduled_date === date && status !== 'pending')
    .toSorted((one, other) => one.scheduled_time.localeCompare(other.scheduled_time));
}
