import type { Job } from '@domain/job/job';
import { jobRecord } from '@domain/job/job-record';
import { listedJobStatuses, type JobStatus } from '@domain/job/job-status';
import type { ListFilter } from '@domain/office/list-filters';
import { rowsOf, type ListQuery } from '@/firebase/lists/list-query';
import type { CountedList } from '@/firebase/lists/use-list-count';
import type { SearchQuery } from '@domain/search/search-query';

const jobs = rowsOf(jobRecord);

const openStatuses = ['pending', 'scheduled', 'in_progress'] as const satisfies readonly JobStatus[];

/** The open jobs, next first. Pending ones are sorted by their preliminary date. */
export const openJobs: ListQuery<Job> = {
  ...jobs,
  where: [['status', 'in', openStatuses]],
  orderBy: ['scheduled_date', 'asc'],
  pageSize: 12,
};

/** The completed jobs, latest first. In one ascending list with the open ones they would fill the first pages. */
export const completedJobs: ListQuery<Job> = {
  ...jobs,
  where: [['status', '==', 'completed']],
  orderBy: ['scheduled_date', 'desc'],
  pageSize: 4,
};

/** The newest open job, watched while another list is shown. */
export const newestOpenJob: ListQuery<Job> = {
  ...openJobs,
  orderBy: ['created_at', 'desc'],
  pageSize: 1,
};

/** Only open jobs are counted: completed ones need no work, and there are more of them each day. */
export const countedJobs: CountedList<Job> = {
  page: openJobs,
  newest: newestOpenJob,
};

/** The jobs of one day, `YYYY-MM-DD`, in any status. */
export function jobsOf(date: string): ListQuery<Job> {
  return {
    ...jobs,
    where: [['scheduled_date', '==', date]],
    orderBy: ['scheduled_date', 'asc'],
    pageSize: 100,
  };
}

/** The jobs that match a search, in any status, latest appointment first. */
export function jobsFound({ key }: SearchQuery): ListQuery<Job> {
  return {
    ...jobs,
    where: [['search_keys', 'array-contains', key]],
    orderBy: ['scheduled_date', 'desc'],
    pageSize: 20,
  };
}

/** The jobs of a filter. @param weekBegin start of the last 7 days, milliseconds since the epoch */
export function jobsFiltered(filter: ListFilter<'jobs'>, weekBegin: number): ListQuery<Job> {
  const status = (is: JobStatus) => ['status', '==', is] as const;
  const next = { ...jobs, orderBy: ['scheduled_date', 'asc'], pageSize: 15 } as const;
  const latest = { ...next, orderBy: ['scheduled_date', 'desc'] } as const;
  const sinceBegin = (field: string) => [field, '>=', new Date(weekBegin)] as const;
  switch (filter) {
    case 'pending':
    case 'scheduled':
    case 'in_progress':
      return { ...next, where: [status(filter)] };
    case 'completed':
    case 'cancelled':
      return { ...latest, where: [status(filter)] };
    case 'unpaid':
      return { ...latest, where: [status('completed'), ['payment_state', '==', 'unpaid']] };
    case 'forms-missing':
      return {
        ...next,
        where: [
          status('scheduled'),
          ['workflow_status', 'in', ['forms_pending', 'forms_signed', 'scheduled']],
        ],
      };
    case 'booked-week':
      return {
        ...next,
        where: [['status', 'in', listedJobStatuses], sinceBegin('created_at')],
        orderBy: ['created_at', 'desc'],
      };
    case 'completed-week':
      return {
        ...next,
        where: [status('completed'), sinceBegin('completed_at')],
        orderBy: ['completed_at', 'desc'],
      };
  }
}

/** Merges both lists by date and time. */
export function inOrder(completed: readonly Job[], open: readonly Job[]): readonly Job[] {
  const openIds = new Set(open.map(({ id }) => id));
  const when = (job: Job) => `${job.scheduled_date} ${job.scheduled_time}`;
  return [...completed.filter(({ id }) => !openIds.has(id)), ...open].sort((one, other) =>
    when(one) < when(other) ? -1 : when(one) > when(other) ? 1 : 0,
  );
}
