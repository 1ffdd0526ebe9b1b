import { business } from '@domain/business/business';
import { reportableStatuses } from '@domain/deadline/about-to-miss';
import type { Job } from '@domain/job/job';
import { jobRecord } from '@domain/job/job-record';
import { listedJobStatuses, type JobStatus } from '@domain/job/job-status';
import { isUnsignedSoon } from '@domain/job/unsigned-soon';
import type { ListFilter } from '@domain/office/list-filters';
import { unassigned } from '@domain/office/list-view';
import { recordWith, rowsOf, type ListQuery } from '@/firebase/lists/list-query';
import { mergeLists } from '@/firebase/lists/merge-lists';
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

/** The completed jobs, latest first. */
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

/** The badge counts open jobs only: completed ones need no work, and there are more of them each day. */
export const countedJobs: CountedList<Job> = {
  page: openJobs,
  newest: newestOpenJob,
};

/** Counted for the heading of their part of the list. */
export const countedCompletedJobs: CountedList<Job> = {
  page: completedJobs,
  newest: completedJobs,
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

/** The visits from one day to another, `YYYY-MM-DD`, both included: past ones and those to come. */
export function visitsBetween(from: string, to: string): ListQuery<Job> {
  return {
    ...jobs,
    where: [
      ['status', 'in', ['scheduled', 'in_progress', 'completed']],
      ['scheduled_date', '>=', from],
      ['scheduled_date', '<=', to],
    ],
    orderBy: ['scheduled_date', 'asc'],
    pageSize: 100,
  };
}

/** The scheduled jobs from this date on, `YYYY-MM-DD`, next first. */
export function comingJobs(from: string): ListQuery<Job> {
  return {
    ...jobs,
    where: [
      ['status', '==', 'scheduled'],
      ['scheduled_date', '>=', from],
    ],
    orderBy: ['scheduled_date', 'asc'],
    pageSize: 200,
  };
}

/** The completed jobs whose report was not sent, longest waiting first. */
export const reportsDue: ListQuery<Job> = {
  ...jobs,
  where: [
    ['status', '==', 'completed'],
    ['report_sent_at', '==', null],
    // An imported job has no time of completion, and its report was sent elsewhere.
    ['completed_at', '>=', new Date(0)],
  ],
  orderBy: ['completed_at', 'asc'],
  pageSize: 20,
};

/** The jobs whose report was not sent and has a deadline, the earliest deadline first. */
export const jobsWithDeadline: ListQuery<Job> = {
  ...jobs,
  where: [
    ['status', 'in', reportableStatuses],
    ['report_sent_at', '==', null],
    ['deadline', '>=', '0'],
  ],
  orderBy: ['deadline', 'asc'],
  pageSize: 15,
};

/** The same in one page, live, because an appointment can be too late for a deadline that is far off. */
export const openDeadlines: ListQuery<Job> = { ...jobsWithDeadline, pageSize: 200 };

/** The jobs whose client withdrew a consent, until what was published is taken down; the earliest date first. */
export const openWithdrawals: ListQuery<Job> = {
  ...jobs,
  where: [['consent_withdrawal.state', '==', 'open']],
  orderBy: ['consent_withdrawal.due_on', 'asc'],
  pageSize: 20,
};

/** The jobs that match a search, in any status, latest appointment first. */
export function jobsFound({ key }: SearchQuery): ListQuery<Job> {
  return {
    ...jobs,
    where: [['search_keys', 'array-contains', key]],
    orderBy: ['scheduled_date', 'desc'],
    pageSize: 20,
  };
}

const doneBy = (inspector: string) =>
  ['inspector_id', '==', inspector === unassigned ? null : inspector] as const;

/** The open jobs of an inspector, next first; those of nobody for `unassigned`. */
export function jobsOfInspector(inspector: string): ListQuery<Job> {
  return {
    ...jobs,
    where: [doneBy(inspector), ['status', 'in', openStatuses]],
    orderBy: ['scheduled_date', 'asc'],
    pageSize: 15,
  };
}

/** The completed jobs of an inspector, latest first; those of nobody for `unassigned`. */
export function completedJobsOfInspector(inspector: string): ListQuery<Job> {
  return {
    ...jobs,
    where: [doneBy(inspector), ['status', '==', 'completed']],
    orderBy: ['scheduled_date', 'desc'],
    pageSize: 5,
  };
}

/** All open jobs of an inspector, up to the 200 that the security rules allow at once. */
export function allJobsOfInspector(uid: string): ListQuery<Job> {
  return { ...jobsOfInspector(uid), pageSize: 200 };
}

/** The job with this id, in any status. */
export const jobWith = (id: string): ListQuery<Job> => recordWith(jobs, id);

/** A customer's jobs in any status, latest appointment first. */
export function jobsOfCustomer(customerId: string): ListQuery<Job> {
  return {
    ...jobs,
    where: [['customer_id', '==', customerId]],
    orderBy: ['scheduled_date', 'desc'],
    pageSize: 10,
  };
}

/** A property's jobs in any status, of any client, latest appointment first. */
export function jobsOfProperty(propertyId: string): ListQuery<Job> {
  return {
    ...jobs,
    where: [['property_id', '==', propertyId]],
    orderBy: ['scheduled_date', 'desc'],
    pageSize: 20,
  };
}

/** The jobs created in this time, milliseconds since the epoch, both included. */
export function jobsCreated(from: number, to: number): ListQuery<Job> {
  return {
    ...jobs,
    where: [
      ['created_at', '>=', new Date(from)],
      ['created_at', '<=', new Date(to)],
    ],
    orderBy: ['created_at', 'desc'],
    pageSize: 20,
  };
}
/** US dollars. */
const smallestCharge = 0.01;

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
    case 'deadline':
      return jobsWithDeadline;
    case 'charge-unpaid':
      return {
        ...latest,
        where: [status('cancelled'), ['payment_state', '==', 'unpaid'], ['charge', '>=', smallestCharge]],
        orderBy: ['charge', 'desc'],
      };
    case 'unpaid':
      return { ...latest, where: [status('completed'), ['payment_state', '==', 'unpaid']] };
    case 'difference':
      return { ...latest, where: [['price_difference.state', '==', 'open']] };
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

const isOver = ({ status }: Job) => !openStatuses.some((open) => open === status);
const when = (job: Job) => `${job.scheduled_date} ${job.scheduled_time}`;

/** The jobs of both lists: those whose forms are urgent, and the other open ones, next first; the rest latest first. */
export function jobParts(
  open: readonly Job[],
  completed: readonly Job[],
  now: Date,
): Readonly<Record<'urgent' | 'open' | 'over', readonly Job[]>> {
  const all = mergeLists(open, completed).toSorted((one, other) => (when(one) < when(other) ? -1 : 1));
  const isUrgent = (job: Job) => isUnsignedSoon(job, business.timeZone, now);
  return {
    urgent: all.filter(isUrgent),
    open: all.filter((job) => !isOver(job) && !isUrgent(job)),
    over: all.filter(isOver).toReversed(),
  };
}
