import { addDays } from '../time/calendar-date';

/** What a key lets its bearer do. */
export type AccessScope = 'forms' | 'reschedule';

/** A key in a client's link, collection `access_links`; the document's id is the key itself. */
export interface AccessLink {
  readonly kind: 'booking';
  readonly subject: string;
  readonly scopes: readonly AccessScope[];
  readonly expires_at: string;
  readonly revoked_at: string | null;
}

/** Without 0, 1, i, l, o and u: nothing to misread, nothing rude. 24 of 30 characters are about 118 bits. */
export const accessKeyAlphabet = '23456789abcdefghjkmnpqrstvwxyz';
export const accessKeyLength = 24;
const formsKeyDays = 60;

/** The last day on which a forms or rescheduling key works. */
export function formsKeyExpiry(appointmentDate: string): string {
  return addDays(appointmentDate, formsKeyDays);
}
