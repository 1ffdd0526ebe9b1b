import type { Job } from '@domain/job/job';
import { addDays, type CalendarDate } from '@domain/time/calendar-date';
import { jobOfVisit } from '@domain/visit/job-of-visit';
import { visitRecord } from '@domain/visit/visit-record';
import { rowsOf, type ListQuery } from '@/firebase/lists/list-query';

/** How long past visits are listed. */
const pastDays = 30;

/** An inspector's visits, those of the last weeks too, by date. The rules give them no others. */
export function ownVisits(uid: string, today: CalendarDate): ListQuery<Job> {
  return {
    ...rowsOf(visitRecord, jobOfVisit),
    where: [
      ['inspector_id', '==', uid],
      ['scheduled_date', '>=', addDays(today, -pastDays)],
    ],
    orderBy: ['scheduled_date', 'asc'],
    pageSize: 200,
  };
}

/** Today's and the coming ones by date and time, and those of earlier days, latest first. Pending jobs have no date yet. */
export function visitParts(jobs: readonly Job[], today: CalendarDate) {
  const when = (job: Job) => `${job.scheduled_date} ${job.scheduled_time}`;
  const dated = jobs
    .filter(({ status }) => status !== 'pending')
    .toSorted((one, other) => when(one).localeCompare(when(other)));
  const isOpen = ({ status }: Job) => status === 'scheduled' || status === 'in_progress';
  return {
    coming: dated.filter((job) => job.scheduled_date >= today || isOpen(job)),
    past: dated.filter((job) => job.scheduled_date < today && !isOpen(job)).toReversed(),
  };
}
