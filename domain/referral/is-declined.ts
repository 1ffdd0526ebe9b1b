import type { Referral } from './referral';

/** Whether the office declined a referral, and no one has accepted it since. */
export function isDeclined({
  progress,
  declined_at: declined,
}: Pick<Referral<unknown>, 'progress' | 'declined_at'>): boolean {
  return progress === 'none' && declined !== null;
}
