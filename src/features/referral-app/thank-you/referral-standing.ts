import type { OutboxEntry } from '@/offline/outbox-entry';
import { isRefused } from '../outbox/is-refused';

/** unknown: the device holds nothing of it any more. */
export type ReferralStanding = 'loading' | 'sent' | 'waiting' | 'refused' | 'unknown';

/**
 * How a submitted referral stands. `entry` as the outbox has it (`undefined` while it is read, `null` for none);
 * `sent`: the server's answer was there when the screen was opened.
 */
export function referralStanding(
  entry: OutboxEntry | null | undefined | 'none-named',
  sent: boolean,
): ReferralStanding {
  if (entry === 'none-named') return sent ? 'sent' : 'unknown';
  if (entry === undefined) return 'loading';
  if (entry === null) return 'unknown';
  if (entry.state === 'sent') return 'sent';
  return isRefused(entry) ? 'refused' : 'waiting';
}
