import type { HeldPayment, PaymentState } from '@domain/payment/payment-state';
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

/** Words for a payment mark that can still be undone. */
export const heldWords: Record<HeldPayment['state'], string> = {
  paid: 'Paid, takes effect in a minute',
  waived: 'Waived, takes effect in a minute',
};

export const jobFilterWords: Record<ListFilter<'jobs'>, string> = {
  pending: jobStatusWords.pending,
  scheduled: jobStatusWords.scheduled,
  in_progress: jobStatusWords.in_progress,
  completed: jobStatusWords.completed,
  deadline: 'By deadline',
  'forms-missing': 'Forms missing',
  unpaid: paymentWords.unpaid,
  difference: 'Price difference',
  'booked-week': 'Booked this week',
  'completed-week': 'Completed this week',
  cancelled: jobStatusWords.cancelled,
  'charge-unpaid': 'Charge unpaid',
};

/** Shown where a list has no such job. */
export const noJobWords: Record<ListFilter<'jobs'>, string> = {
  pending: 'No jobs waiting for an appointment',
  scheduled: 'No inspection jobs scheduled',
  in_progress: 'No jobs in progress',
  completed: 'No completed jobs yet',
  deadline: 'No open jobs',
  'forms-missing': 'No scheduled jobs are missing forms',
  unpaid: 'No unpaid completed jobs',
  difference: 'No price differences to settle',
  'booked-week': 'No jobs booked in the last 7 days',
  'completed-week': 'No jobs completed in the last 7 days',
  cancelled: 'No cancelled jobs',
  'charge-unpaid': 'No charges to collect',
};
