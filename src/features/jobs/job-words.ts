import type { ListFilter } from '@domain/office/list-filters';
import type { JobStatus, WorkflowStatus } from '@domain/job/job-status';
import type { PaymentState } from '@domain/job/booking';
import type { MailKind } from '@domain/mail/mail-state';

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

export const mailKindWords: Record<MailKind, string> = {
  request_received: 'Request received',
  office_new_request: 'New request, to the office',
  office_new_referral: 'New referral, to the office',
  referral_received: 'Referral received, to the referrer',
  referral_introduction: 'Introduction to the referred client',
  referral_progress: 'Progress, to the referrer',
  booking_approved: 'Appointment and forms',
  forms_reminder: 'Reminder of the missing forms',
  appointment_confirmation: 'Confirmation of the appointment',
  appointment_moved: 'New time of the appointment',
  office_appointment_changed: 'Change by the client, to the office',
  appointment_cancelled: 'Cancellation of the appointment',
  followup_questionnaire: 'Follow-up questionnaire',
  report_ready: 'Report is ready',
  login_code: 'Code for the portal',
  report_open: 'Report is open, after the payment',
  office_payment_notice: 'A payment to look at, to the office',
  signed_agreement: 'Copy of the signed agreement',
  signed_media_release: 'Copy of the signed media release',
  person_erased: 'Word that their data was erased',
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
