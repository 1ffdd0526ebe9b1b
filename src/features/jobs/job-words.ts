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
  followup_questionnaire: 'Follow-up questionnaire',
  signed_agreement: 'Copy of the signed agreement',
  signed_media_release: 'Copy of the signed media release',
};
