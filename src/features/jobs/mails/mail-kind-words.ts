import type { MailKind } from '@domain/mail/mail-state';

/** The office's name for each kind of email. */
export const mailKindWords: Record<MailKind, string> = {
  request_received: 'Request received',
  request_declined: 'Request declined',
  office_new_request: 'New request (to the office)',
  office_new_referral: 'New referral (to the office)',
  referral_received: 'Referral received (to the referrer)',
  referral_introduction: 'Introduction to the referred client',
  referral_progress: 'Referral progress (to the referrer)',
  booking_approved: 'Appointment and forms',
  forms_reminder: 'Missing forms reminder',
  appointment_confirmation: 'Appointment confirmation',
  appointment_moved: 'New appointment time',
  office_appointment_changed: 'Appointment changed by the client (to the office)',
  appointment_cancelled: 'Appointment cancellation',
  inspection_not_done: 'Visit without an inspection',
  followup_questionnaire: 'Follow-up questionnaire',
  report_ready: 'Report is ready',
  login_code: 'Portal sign-in code',
  report_open: 'Report unlocked after payment',
  report_shared: 'Report shared by its client',
  office_payment_notice: 'Payment to review (to the office)',
  signed_agreement: 'Copy of the signed agreement',
  signed_media_release: 'Copy of the signed media release',
  person_erased: 'Data erasure confirmation',
};
