import { leadStatuses, type LeadStatus } from '@domain/request/lead-status';
import { jobStatuses, type JobStatus } from '@domain/job/job-status';
import type { PlainDocument } from '@/firebase/plain-document';
import { readField } from '@/firebase/read-field';

const ofRequest: Record<LeadStatus, string> = {
  new: 'under Direct Requests, not yet contacted',
  contacted: 'under Direct Requests, contacted',
  qualified: 'under Direct Requests, qualified',
  booked: 'accepted',
  lost: 'declined',
};

const ofJob: Record<JobStatus, string> = {
  pending: 'pending: only its forms were sent',
  scheduled: 'scheduled, under Inspection Jobs',
  in_progress: 'in progress, under Inspection Jobs',
  completed: 'completed',
  cancelled: 'cancelled',
};

/** Where the request stands that a referral became. */
export function requestWords(lead: PlainDocument): string {
  return ofRequest[readField.oneOf(lead, 'status', leadStatuses, 'new')];
}

/** Where the job stands that a referral became. */
export function jobWords(booking: PlainDocument): string {
  return ofJob[readField.oneOf(booking, 'status', jobStatuses, 'pending')];
}
