/**
 * PENDING: not sent yet. LEASED: being sent, for the length of the lease. RETRY: failed, to be tried again. DEAD:
 * given up (the office can replay it), or no longer needed.
 */
export const mailStates = ['PENDING', 'LEASED', 'SENT', 'RETRY', 'DEAD'] as const;
export type MailState = (typeof mailStates)[number];

export const mailKinds = [
  'request_received',
  'request_declined',
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
  'office_deadline_near',
  'on_my_way',
  'agent_on_my_way',
  'running_late',
  'agent_running_late',
  'appointment_cancelled',
  'inspection_not_done',
  'followup_questionnaire',
  'report_ready',
  'login_code',
  'report_open',
  'film_ready',
  'inspection_reminder',
  'review_request',
  'report_shared',
  'payment_receipt',
  'payment_corrected',
  'payment_refunded',
  'payment_unused',
  'office_payment_notice',
  'signed_agreement',
  'signed_media_release',
  'person_erased',
  'team_invitation',
  'password_reset',
  'schedule_changed',
  'new_times_offered',
  'office_report_submitted',
  'report_returned',
  'text_on_my_way',
  'text_reminder',
  'text_forms',
] as const;
export type MailKind = (typeof mailKinds)[number];

/**
 * Emails that a public form or a report's page triggers to an address the sender typed. Each mailbox gets a limited
 * number per day, so that strangers can't flood it. Office emails, login codes and emails about a job are not limited.
 */
export const strangerMailKinds: readonly MailKind[] = [
  'request_received',
  'referral_received',
  'referral_introduction',
  'report_shared',
];

/** Text messages. They wait in the outbox like emails, and go to the client's phone. */
export const textKinds = [
  'text_on_my_way',
  'text_reminder',
  'text_forms',
] as const satisfies readonly MailKind[];
export type TextKind = (typeof textKinds)[number];

export function isTextKind(kind: MailKind | null): kind is TextKind {
  return textKinds.some((text) => text === kind);
}

/** Emails that are also pushed to the recipient's devices. */
export const pushedMailKinds: readonly MailKind[] = [
  'office_new_request',
  'office_new_referral',
  'referral_progress',
];

/** The `last_error` of an email that was no longer needed when its turn came; not a failure. */
export const mailNotNeeded = 'not-needed';

export const mailLimits = {
  leaseSeconds: 60,
  deadAfterHours: 72,
  gatherMinutes: 10,
  /** Emails per mailbox and day that strangers can trigger; the rest are sent the next day. */
  strangersADay: 10,
  firstRetrySeconds: 30,
  longestRetrySeconds: 3600,
} as const;

/** Seconds of backoff after the n-th failed attempt (n from 1): doubles, up to an hour. */
export function retryDelaySeconds(attempts: number): number {
  return Math.min(mailLimits.firstRetrySeconds * 2 ** (attempts - 1), mailLimits.longestRetrySeconds);
}
