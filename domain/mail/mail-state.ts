/**
 * Waiting, in a sender's hands until its lease ends, sent, to be tried again, or over: given up, until the office puts it
 * back, or with nothing left to say.
 */
export const mailStates = ['PENDING', 'LEASED', 'SENT', 'RETRY', 'DEAD'] as const;
export type MailState = (typeof mailStates)[number];

export const mailKinds = [
  'request_received',
  'office_new_request',
  'office_new_referral',
  'referral_received',
  'referral_introduction',
  'referral_progress',
  'booking_approved',
  'forms_reminder',
  'appointment_confirmation',
  'appointment_moved',
  'office_appointment_changed',
  'appointment_cancelled',
  'followup_questionnaire',
  'report_ready',
  'login_code',
  'report_open',
  'office_payment_notice',
  'signed_agreement',
  'signed_media_release',
  'person_erased',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** The `last_error` of a mail that had nothing left to say when its turn came; no failure. */
export const mailNotNeeded = 'not-needed';

export const mailLimits = {
  leaseSeconds: 60,
  deadAfterHours: 72,
  gatherMinutes: 10,
  firstRetrySeconds: 30,
  longestRetrySeconds: 3600,
} as const;

/** Seconds to wait after the n-th failed attempt (n from 1): doubling, at most an hour. */
export function retryDelaySeconds(attempts: number): number {
  return Math.min(mailLimits.firstRetrySeconds * 2 ** (attempts - 1), mailLimits.longestRetrySeconds);
}
