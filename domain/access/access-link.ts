import { addDays } from '../time/calendar-date';

/** What a key lets its bearer do. */
export type AccessScope = 'forms' | 'reschedule' | 'track' | 'calendar' | 'report' | 'share';

/**
 * What a key belongs to: a client's booking or report, what a client shares of a report, the referral of whoever sent it,
 * or an admin's own calendar.
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

/** True for a key of this kind that was not revoked; it may have expired all the same. */
export function isInUse(link: { readonly kind?: unknown; readonly revoked_at?: unknown }, kind: AccessKind) {
  return link.kind === kind && link.revoked_at === null;
}

/** Without 0, 1, i, l, o and u: nothing to misread, nothing rude. 24 of 30 characters are about 118 bits. */
export const accessKeyAlphabet = '23456789abcdefghjkmnpqrstvwxyz';
export const accessKeyLength = 24;
const formsKeyDays = 60;
export const trackingKeyDays = 365;
/** As long as reports are kept. */
export const reportKeyDays = 730;

/** A calendar that is subscribed to fetches by itself for years: its key ends as late as a report's. */
export const calendarKeyDays = 730;

/** The last day on which a forms or rescheduling key works. */
export function formsKeyExpiry(appointmentDate: string): string {
  return addDays(appointmentDate, formsKeyDays);
}
