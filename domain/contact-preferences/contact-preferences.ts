/** `spam-report`: the person marked an email as spam. `office`: the office recorded what the person said. */
export const preferenceSources = ['spam-report', 'office'] as const;

export const optionalMailStates = ['allowed', 'stopped'] as const;

/** Whether optional email may be sent, who said so, and when. */
export interface MailPreference<At = string> {
  readonly optional: (typeof optionalMailStates)[number];
  readonly source: (typeof preferenceSources)[number];
  /** When the person said so, or the office recorded it; nothing earlier changes it. */
  readonly at: At;
}

/**
 * What the person behind a mailbox has said about being contacted, collection `contact_preferences`; the id is an HMAC of
 * the mailbox, which is not stored. Nobody who has said nothing has one. `At`: how a moment is given, ISO 8601 unless
 * stated.
 */
export interface ContactPreferences<At = string> {
  readonly id: string;
  readonly email: MailPreference<At>;
}
