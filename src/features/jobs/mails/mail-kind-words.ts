import type { MailKind } from '@domain/mail/mail-state';

/** What the office calls each kind of mail. */
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
