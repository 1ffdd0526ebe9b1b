import type { Referral } from './referral';

/** Whether a referral still waits for the office to accept or decline it. */
export function isOpen({
  progress,
  declined_at: declined,
}: Pick<Referral<unknown>, 'progress' | 'declined_at'>): boolean {
  return progress === 'none' && declined === null;
}
