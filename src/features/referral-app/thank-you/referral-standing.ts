import type { OutboxEntry } from '@/offline/outbox-entry';
import { isRefused } from '../outbox/is-refused';

/** unknown: the device no longer has the entry. */
export type ReferralStanding = 'loading' | 'sent' | 'waiting' | 'refused' | 'unknown';

/**
 * The state of a submitted referral. `entry` is its outbox entry (`undefined` while loading, `null` for none);
 * `sent`: the server had confirmed it before the screen was shown.
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
