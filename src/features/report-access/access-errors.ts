import type { ReportsRefusal } from '@domain/portal/reports-calls';

/** How the reports were requested: by the form, by a link, or after a reload. */
export type AccessWay = 'form' | 'link' | 'again';

/** Errors of the form. */
export const accessErrors = {
  incomplete: 'Please provide both email and booking ID',
  unknown: 'Booking not found',
  otherEmail: 'Email does not match booking records',
  closed: 'Unable to access reports. Please check your credentials.',
  badLink: 'Invalid access credentials',
  linkNotVerified: 'Unable to verify access',
} as const;

/** The error for a refusal, or where the server failed. */
export function accessError(way: AccessWay, refusal: ReportsRefusal | 'failed'): string {
  if (refusal === 'failed') return way === 'form' ? accessErrors.closed : accessErrors.linkNotVerified;
  if (refusal === 'closed') return accessErrors.closed;
  if (way !== 'form') return accessErrors.badLink;
  return refusal === 'unknown' ? accessErrors.unknown : accessErrors.otherEmail;
}
