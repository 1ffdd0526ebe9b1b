/**
 * What happened to an email that a person requested: queued; not queued again because an earlier copy is still
 * waiting; or not queued because a copy was sent within the last minute.
 */
export type MailDelivery = 'committed' | 'waiting' | 'sent-moments-ago';

export interface RequestedMail {
  readonly mailId: string;
  readonly delivery: MailDelivery;
  /** When it was requested or sent; ISO 8601. */
  readonly at: string;
}

/** Seconds after a sent email in which a second copy is refused. */
export const resendAfterSeconds = 60;

export const lastMailStates = ['waiting', 'sent', 'failed'] as const;

/** `address`: the recipient's address may be wrong. `spam-report`: the recipient marked an earlier email as spam. */
export const lastMailReasons = ['address', 'spam-report'] as const;

/**
 * State of the last email with a report or forms, stored on the job so that its row can show it. `At`: how a moment is
 * given, ISO 8601 unless stated.
 */
export interface LastMail<At = string> {
  readonly mail_id: string;
  readonly state: (typeof lastMailStates)[number];
  /** When it was requested, sent or given up. */
  readonly at: At;
  /** Why it failed; null if it didn't, and for a reason that says nothing about the recipient. */
  readonly reason: (typeof lastMailReasons)[number] | null;
}
