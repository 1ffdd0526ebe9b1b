import type { MailKind } from './mail-state';

/**
 * `necessary`: the recipient asked for it, or needs it for what they ordered or signed. `optional`: reminders, news, and
 * what someone else causes; not sent to a mailbox that marked an email of ours as spam. A reminder of the forms that nobody
 * has just sent waits for the end of the quiet hours. `outreach`: nobody ordered it;
 * optional, with an unsubscribe link and the postal address, and not sent in the quiet hours. `office`: for the business
 * itself. `text`: a text message, only to a phone whose owner agreed to them.
 */
export type MailNeed = 'necessary' | 'optional' | 'outreach' | 'office' | 'text';

/** A new kind has to choose. */
export const mailNeeds: Record<MailKind, MailNeed> = {
  request_received: 'necessary',
  request_declined: 'necessary',
  office_new_request: 'office',
  office_new_referral: 'office',
  // Has the link by which the referrer follows it.
  referral_received: 'necessary',
  // Someone else gave the address.
  referral_introduction: 'optional',
  referral_progress: 'optional',
  booking_approved: 'necessary',
  forms_reminder: 'optional',
  // Promised, and the day before someone has to be there.
  appointment_confirmation: 'necessary',
  appointment_moved: 'necessary',
  office_appointment_changed: 'office',
  office_deadline_near: 'office',
  on_my_way: 'necessary',
  running_late: 'necessary',
  // Someone else gave the address.
  agent_on_my_way: 'optional',
  agent_running_late: 'optional',
  appointment_cancelled: 'necessary',
  inspection_not_done: 'necessary',
  followup_questionnaire: 'optional',
  report_ready: 'necessary',
  login_code: 'necessary',
  report_open: 'necessary',
  // The report that the client got has announced it.
  film_ready: 'necessary',
  inspection_reminder: 'outreach',
  review_request: 'outreach',
  // Someone else gave the address.
  report_shared: 'optional',
  payment_receipt: 'necessary',
  payment_corrected: 'necessary',
  payment_refunded: 'necessary',
  payment_unused: 'necessary',
  office_payment_notice: 'office',
  signed_agreement: 'necessary',
  signed_media_release: 'necessary',
  person_erased: 'necessary',
  team_invitation: 'necessary',
  password_reset: 'necessary',
  schedule_changed: 'office',
  new_times_offered: 'necessary',
  office_report_submitted: 'office',
  report_returned: 'office',
  text_on_my_way: 'text',
  text_reminder: 'text',
  text_forms: 'text',
};
