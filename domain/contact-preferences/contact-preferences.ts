/**
 * `spam-report`: the person marked an email as spam. `office`: the office recorded what the person said.
 * `unsubscribe-link`: the person pressed the button, or their email program did. `booking-form`: the person checked the
 * box for text messages. `text-message`: the person texted STOP or START, or the provider knows that they did.
 */
export const preferenceSources = [
  'spam-report',
  'office',
  'unsubscribe-link',
  'booking-form',
  'text-message',
] as const;

export const optionalMailStates = ['allowed', 'stopped'] as const;
export type OptionalMailState = (typeof optionalMailStates)[number];

/** Whether something optional may be sent, who said so, and when. */
export interface MailPreference<At = string> {
  readonly optional: OptionalMailState;
  readonly source: (typeof preferenceSources)[number];
  /** When the person said so, or the office recorded it; nothing earlier changes it. */
  readonly at: At;
}

/** What a person can choose by itself: reminders and review requests by email, and text messages. */
export const contactChoices = ['reminder', 'review', 'text'] as const;
export type ContactChoice = (typeof contactChoices)[number];

/** What one press on an unsubscribe link stops. */
export const unsubscribed = ['reminder', 'review'] as const satisfies readonly ContactChoice[];

/**
 * What the person behind a mailbox has said about being contacted, collection `contact_preferences`; the id is an HMAC of
 * the mailbox, which is not stored. A phone number that text messages were chosen for has a record of its own, with an HMAC
 * of the number, in which only `text` is set. Nobody who has said nothing and was not asked for a review has one. `At`: how a moment
 * is given, ISO 8601 unless stated.
 */
export interface ContactPreferences<At = string> extends Readonly<
  Record<ContactChoice, MailPreference<At> | null>
> {
  readonly id: string;
  /** All optional email; null for nothing said. */
  readonly email: MailPreference<At> | null;
  /** When they were last asked for a review; null for not in the last months. */
  readonly review_asked_at: At | null;
}

type Said = Pick<ContactPreferences<unknown>, 'email' | ContactChoice>;

/** Whether a person gets reminders or review requests: they do until they, or a complaint of theirs, stop them. */
export function isWanted(said: Said | null | undefined, choice: 'reminder' | 'review'): boolean {
  return said?.email?.optional !== 'stopped' && said?.[choice]?.optional !== 'stopped';
}

/**
 * What counts for text messages to a phone: a STOP that came from it, until it sends START; otherwise what was said last, of
 * the phone, or a 'no' of the person by their email address. A yes belongs to the phone. Null for nothing said, which means
 * no text messages.
 * @param millis the time of a moment, in milliseconds
 */
export function textChoice<At>(
  byEmail: MailPreference<At> | null | undefined,
  byPhone: MailPreference<At> | null | undefined,
  millis: (at: At) => number,
): MailPreference<At> | null {
  const no = byEmail?.optional === 'stopped' ? byEmail : null;
  if (!byPhone || isStopByText(byPhone)) return byPhone ?? no;
  return no && millis(no.at) > millis(byPhone.at) ? no : byPhone;
}

/** Whether the phone's owner texted STOP: only START from the same phone ends it, also at the provider. */
export function isStopByText({ optional, source }: MailPreference<unknown>): boolean {
  return optional === 'stopped' && source === 'text-message';
}
