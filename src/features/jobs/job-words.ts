import type { JobStatus, WorkflowStatus } from '@domain/job/job-status';
import type { PaymentState } from '@domain/job/booking';

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
