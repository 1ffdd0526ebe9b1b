import { createHash } from 'node:crypto';

/**
 * The id of a job's report, which is fixed before there is one, so that an early payment is already the report's.
 * Jobs reported before this rule have a report with another id.
 */
export function reportIdOf(bookingId: string): string {
  const digest = createHash('sha256').update(`report of ${bookingId}`).digest('base64url');
  return digest.replaceAll(/[-_]/g, '').slice(0, 20);
}
