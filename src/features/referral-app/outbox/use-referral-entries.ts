import { isUnsent, type OutboxEntry } from '@/offline/outbox-entry';
import { useOutbox } from '@/offline/use-outbox';
import { isRefused } from './is-refused';

/** The referrals of this device that the server does not have, the oldest first; without those still being written. */
export function useReferralEntries(): {
  readonly entries: readonly OutboxEntry[];
  readonly waiting: number;
  readonly refused: number;
} {
  const entries = useOutbox('referral').entries.filter((entry) => isUnsent(entry) || isRefused(entry));
  const refused = entries.filter(isRefused).length;
  return { entries, refused, waiting: entries.length - refused };
}
