import type { Booking } from '@domain/job/booking';
import { collections } from '@domain/firestore/paths';
import type { ListQuery } from '@/firebase/list-query';

/** What the office does with the report of a job; each is once, however often it is pressed. */
export interface JobReports {
  /** Opens Create Report with the job's data. */
  readonly create: (job: Booking) => void;
  /** Tells the client for the first time. */
  readonly send: (job: Booking) => void;
  readonly resend: (job: Booking) => void;
  readonly view: (job: Booking) => void;
  readonly amend: (job: Booking) => void;
  readonly copyLink: (job: Booking) => void;
  readonly isRunning: (job: Booking) => boolean;
}

/** The report of a job, for its id: one at most. */
export function reportIdsOf(bookingId: string): ListQuery<{ readonly id: string }> {
  return {
    collection: collections.inspectionReports,
    where: [['booking_id', '==', bookingId]],
    orderBy: ['booking_id', 'asc'],
    pageSize: 1,
    decode: (id) => ({ id }),
  };
}
