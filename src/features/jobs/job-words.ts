import type { PaymentState } from '@domain/job/booking';
import type { JobStatus, WorkflowStatus } from '@domain/job/job-status';
import type { ListFilter } from '@domain/office/list-filters';

export const jobStatusWords: Record<JobStatus, string> = {
  pending: 'Pending',
  scheduled: 'Scheduled',
  in_progress: 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

export const workflowWords: Record<WorkflowStatus, string> = {
  forms_pending: 'Forms pending',
  forms_signed: 'Forms signed',
  questionnaire_complete: 'Questionnaire complete',
  scheduled: 'Scheduled',
};

export const paymentWords: Record<PaymentState, string> = {
  unpaid: 'Unpaid',
  paid: 'Paid',
  waived: 'Waived',
};

export const jobFilterWords: Record<ListFilter<'jobs'>, string> = {
  pending: jobStatusWords.pending,
  scheduled: jobStatusWords.scheduled,
  in_progress: jobStatusWords.in_progress,
  completed: jobStatusWords.completed,
  'forms-missing': 'Forms missing',
  unpaid: paymentWords.unpaid,
  'booked-week': 'Booked this week',
  'completed-week': 'Completed this week',
  cancelled: jobStatusWords.cancelled,
};

/** What is said where there is no such job. */
export const noJobWords: Record<ListFilter<'jobs'>, string> = {
  pending: 'No jobs wait for an appointment',
  scheduled: 'No inspection jobs scheduled',
  in_progress: 'No job is in progress',
  completed: 'No completed jobs yet',
  'forms-missing': 'No scheduled job lacks a form',
  unpaid: 'No completed job is unpaid',
  'booked-week': 'No jobs booked in the last 7 days',
  'completed-week': 'No jobs completed in the last 7 days',
  cancelled: 'No cancelled jobs',
};
