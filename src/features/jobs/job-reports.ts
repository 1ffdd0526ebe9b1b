import type { Booking } from '@domain/job/booking';
import { collections } from '@domain/firestore/paths';
import type { ListQuery } from '@/firebase/lists/list-query';

/** The office's actions on a job's report. Repeated presses run each once. */
export interface JobReports {
  /** Goes to Create Report with the job's data. */
  readonly create: (job: Booking) => void;
  /** Sends the client the report for the first time. */
  readonly send: (job: Booking) => void;
  readonly resend: (job: Booking) => void;
  readonly view: (job: Booking) => void;
  readonly amend: (job: Booking) => void;
  readonly copyLink: (job: Booking) => void;
  readonly isRunning: (job: Booking) => boolean;
}

/** The report of a job, by its booking id; at most one. */
export function reportIdsOf(bookingId: string): ListQuery<{ readonly id: string }> {
  return {
    collection: collections.inspectionReports,
    where: [['booking_id', '==', bookingId]],
    orderBy: ['booking_id', 'asc'],
    pageSize: 1,
    decode: (id) => ({ id }),
  };
}
