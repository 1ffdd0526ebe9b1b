import { collections } from '@domain/firestore/paths';
import type { Booking } from '@domain/job/booking';
import type { ListQuery } from '@/firebase/list-query';
import { decodeBooking } from './decode-booking';

const jobs = { collection: collections.bookings, decode: decodeBooking } as const;

/** The jobs still to be done, the next one first; pending ones stand at the date that the office keeps in mind. */
export const openJobs: ListQuery<Booking> = {
  ...jobs,
  where: [['status', 'in', ['pending', 'scheduled', 'in_progress']]],
  orderBy: ['scheduled_date', 'asc'],
  pageSize: 50,
};

/** The jobs done, the latest first: in one ascending list with the open ones they would soon fill the first pages. */
export const completedJobs: ListQuery<Booking> = {
  ...jobs,
  where: [['status', '==', 'completed']],
  orderBy: ['scheduled_date', 'desc'],
  pageSize: 10,
};

/** The jobs of one day, `YYYY-MM-DD`, in any status. */
export function jobsOf(date: string): ListQuery<Booking> {
  return {
    ...jobs,
    where: [['scheduled_date', '==', date]],
    orderBy: ['scheduled_date', 'asc'],
    pageSize: 100,
  };
}

/** Both lists as one, by date and time. */
export function inOrder(completed: readonly Booking[], open: readonly Booking[]): readonly Booking[] {
  const openIds = new Set(open.map(({ id }) => id));
  const when = (job: Booking) => `${job.scheduled_date} ${job.scheduled_time}`;
  return [...completed.filter(({ id }) => !openIds.has(id)), ...open].sort((one, other) =>
    when(one) < when(other) ? -1 : when(one) > when(other) ? 1 : 0,
  );
}
