import type { ReportsRefusal } from '@domain/portal/reports-calls';

/** How the reports were asked for: by the form, by a link, or again after the page was loaded anew. */
export type AccessWay = 'form' | 'link' | 'again';

/** The sentences of the form's errors. */
export const accessErrors = {
  incomplete: 'Please provide both email and booking ID',
  unknown: 'Booking not found',
  otherEmail: 'Email does not match booking records',
  closed: 'Unable to access reports. Please check your credentials.',
  badLink: 'Invalid access credentials',
  linkNotVerified: 'Unable to verify access',
} as const;

/** What is said of a refusal; `null` for a server that gave no proper answer. */
export function accessError(way: AccessWay, refusal: ReportsRefusal | null): string {
  if (refusal === null) return way === 'form' ? accessErrors.closed : accessErrors.linkNotVerified;
  if (refusal === 'closed') return accessErrors.closed;
  if (way !== 'form') return accessErrors.badLink;
  return refusal === 'unknown' ? accessErrors.unknown : accessErrors.otherEmail;
}
