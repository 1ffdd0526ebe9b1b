import { requestStatuses, type RequestStatus } from '@domain/request/request-status';
import { jobStatuses, type JobStatus } from '@domain/job/job-status';
import type { PlainDocument } from '@/firebase/documents/plain-document';
import { readField } from '@/firebase/documents/read-field';

const ofRequest: Record<RequestStatus, string> = {
  new: 'in Direct Requests, not contacted yet',
  contacted: 'in Direct Requests, contacted',
  qualified: 'in Direct Requests, qualified',
  booked: 'accepted',
  lost: 'declined',
};

const ofJob: Record<JobStatus, string> = {
  pending: 'pending, only the forms were sent',
  scheduled: 'scheduled, in Inspection Jobs',
  in_progress: 'in progress, in Inspection Jobs',
  completed: 'completed',
  cancelled: 'cancelled',
};

/** The state of the request that a referral became. */
export function requestWords(request: PlainDocument): string {
  return ofRequest[readField.oneOf(request, 'status', requestStatuses, 'new')];
}

/** The state of the job that a referral became. */
export function jobWords(job: PlainDocument): string {
  return ofJob[readField.oneOf(job, 'status', jobStatuses, 'pending')];
}
