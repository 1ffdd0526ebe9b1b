import type { Job } from '@domain/job/job';
import { collections } from '@domain/firestore/paths';
import { idsOf, type ListQuery } from '@/firebase/lists/list-query';

/** The office's actions on a job's report. Repeated presses run each once. */
export interface JobReports {
  /** Goes to Create Report with the job's data. */
  readonly create: (job: Job) => void;
  /** Sends the client the report for the first time. */
  readonly send: (job: Job) => void;
  readonly resend: (job: Job) => void;
  readonly view: (job: Job) => void;
  readonly amend: (job: Job) => void;
  readonly copyLink: (job: Job) => void;
  readonly isRunning: (job: Job) => boolean;
}

/** The report of a job, by its booking id; at most one. */
export function reportIdsOf(bookingId: string): ListQuery<{ readonly id: string }> {
  return {
    ...idsOf(collections.inspectionReports),
    where: [['booking_id', '==', bookingId]],
    orderBy: ['booking_id', 'asc'],
    pageSize: 1,
  };
}
