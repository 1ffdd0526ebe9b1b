import { addDays } from '../time/calendar-date';

/** What a key allows its bearer to do. */
export const accessScopes = [
  'forms',
  'reschedule',
  'track',
  'ask',
  'calendar',
  'report',
  'share',
  'pay',
  'sign',
  'hand_over',
] as const;
export type AccessScope = (typeof accessScopes)[number];

/**
 * What a key belongs to: a client's job or report, a share of a report, a referral (of its referrer, or of the client
 * whom we introduce ourselves to), an admin's calendar, or a job whose client stands at the door.
 */
export const accessKinds = [
  'booking',
  'tracking',
  'introduction',
  'calendar',
  'report',
  'share',
  'door',
] as const;
export type AccessKind = (typeof accessKinds)[number];

/**
 * A key in a client's, referrer's or admin's link, collection `access_links`; the document's id is the key itself.
 * `At`: how a moment is given, ISO 8601 unless stated.
 */
export interface AccessLink<At = string> {
  readonly kind: AccessKind;
  /** Id of the record or admin that it belongs to; null if that was deleted. */
  readonly subject: string | null;
  readonly scopes: readonly AccessScope[];
  readonly created_at: At;
  /** The last moment at which it works. */
  readonly expires_at: At;
  readonly revoked_at: At | null;
}

/** What a call may do with a client's link: a form's scope, or also that of a code for the door. */
export type LinkScope = AccessScope | readonly AccessScope[];

/** The scopes of a link for the door: to pay, or to sign on the client's phone or on our device, handed to the client. */
export const doorScopes = ['pay', 'sign', 'hand_over'] as const satisfies readonly AccessScope[];

export const isDoorScope = (scope: AccessScope) => doorScopes.some((door) => door === scope);

/** What opens the agreement: the client's own link, or one for signing at the door. */
export const agreementScopes = ['forms', 'sign', 'hand_over'] as const;

/** What opens each document to sign. */
export const documentScopes = { agreement: agreementScopes, media_release: ['forms'] } as const;

/** True for a key of this kind that was not revoked. It may have expired. */
export function isInUse(
  link: { readonly kind: AccessKind; readonly revoked_at: unknown },
  kind: AccessKind,
): boolean {
  return link.kind === kind && link.revoked_at === null;
}

/**
 * Leaves out 0, 1, i, l, o and u: no characters that look alike, and no vowels for rude words. 24 of 30 characters
 * are about 118 bits.
 */
export const accessKeyAlphabet = '23456789abcdefghjkmnpqrstvwxyz';
export const accessKeyLength = 24;
/**
 * A key for the door is short enough to type, and lasts as long as the client stands there: 11 random characters are
 * about 54 bits. Its first character tells it from words of the same letters.
 */
export const doorKeyStart = '2';
export const doorKeyRandom = 11;
export const doorKeyMinutes = 30;
/** Whether a key has the form of one for the door. */
export const isDoorKey = (key: string) =>
  key.startsWith(doorKeyStart) && key.length === doorKeyStart.length + doorKeyRandom;
/** A key of either length, as the source of a regular expression. */
export const accessKeyPattern = `(?:[${accessKeyAlphabet}]{${accessKeyLength}}|${doorKeyStart}[${accessKeyAlphabet}]{${doorKeyRandom}})`;
const formsKeyDays = 60;
export const trackingKeyDays = 365;
/** As long as an inspection that was never agreed on may still be wanted. */
export const introductionKeyDays = 30;
/** Equals the retention time of reports. */
export const reportKeyDays = 730;

/** Calendar apps fetch a subscription for years, so its key lasts as long as a report's. */
export const calendarKeyDays = 730;

/** The last day on which a forms or rescheduling key works. */
export function formsKeyExpiry(appointmentDate: string): string {
  return addDays(appointmentDate, formsKeyDays);
}
