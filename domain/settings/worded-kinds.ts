/** The emails whose subject and opening the owner may word, in the order of the settings. */
export const wordedKinds = [
  'request_received',
  'booking_approved',
  'forms_reminder',
  'followup_questionnaire',
  'appointment_confirmation',
  'appointment_moved',
  'appointment_cancelled',
  'report_ready',
  'report_open',
  'film_ready',
  'inspection_reminder',
  'review_request',
  'payment_receipt',
  'payment_refunded',
  'referral_received',
  'referral_introduction',
  'referral_progress',
] as const;
export type WordedKind = (typeof wordedKinds)[number];

/** The owner's words for an email; an empty text keeps the standard wording. */
export interface EmailWording {
  readonly subject: string;
  readonly opening: string;
}

/** Something for each kind. Apart from the words themselves, which public pages don't load. */
export function ofEachKind<Of>(of: (kind: WordedKind) => Of): Record<WordedKind, Of> {
  return Object.fromEntries(wordedKinds.map((kind) => [kind, of(kind)])) as Record<WordedKind, Of>;
}
