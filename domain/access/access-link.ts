import { addDays } from '../time/calendar-date';

/** What a key allows its bearer to do. */
export type AccessScope = 'forms' | 'reschedule' | 'track' | 'calendar' | 'report' | 'share';

/**
 * What a key belongs to: a client's job or report, a share of a report, a referrer's referral, or an admin's
 * calendar.
 */
export type AccessKind = 'booking' | 'tracking' | 'calendar' | 'report' | 'share';

/** A key in a client's, referrer's or admin's link, collection `access_links`; the document's id is the key itself. */
export interface AccessLink {
  readonly kind: AccessKind;
  readonly subject: string;
  readonly scopes: readonly AccessScope[];
  readonly expires_at: string;
  readonly revoked_at: string | null;
}

/** True for a key of this kind that was not revoked. It may have expired. */
export function isInUse(link: { readonly kind?: unknown; readonly revoked_at?: unknown }, kind: AccessKind) {
  return link.kind === kind && link.revoked_at === null;
}

/**
 * Leaves out 0, 1, i, l, o and u: no characters that look alike, and no vowels for rude words. 24 of 30 characters
 * are about 118 bits.
 */
export const accessKeyAlphabet = '23456789abcdefghjkmnpqrstvwxyz';
export const accessKeyLength = 24;
const formsKeyDays = 60;
export const trackingKeyDays = 365;
/** Equals the retention time of reports. */
export const reportKeyDays = 730;

/** Calendar apps fetch a subscription for years, so its key lasts as long as a report's. */
export const calendarKeyDays = 730;

/** The last day on which a forms or rescheduling key works. */
export function formsKeyExpiry(appointmentDate: string): string {
  return addDays(appointmentDate, formsKeyDays);
}
