import type { RequestStatus } from '@domain/request/request-status';
import type { JobStatus } from '@domain/job/job-status';

/** The state of the request that a referral became. */
export const requestWords: Record<RequestStatus, string> = {
  new: 'in Direct Requests, not contacted yet',
  contacted: 'in Direct Requests, contacted',
  qualified: 'in Direct Requests, qualified',
  booked: 'accepted',
  lost: 'declined',
};

/** The state of the job that a referral became. */
export const jobWords: Record<JobStatus, string> = {
  pending: 'pending, only the forms were sent',
  scheduled: 'scheduled, in Inspection Jobs',
  in_progress: 'in progress, in Inspection Jobs',
  completed: 'completed',
  cancelled: 'cancelled',
};
