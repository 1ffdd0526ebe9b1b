import { isUnsent, type OutboxEntry } from '@/offline/outbox-entry';
import { useOutbox } from '@/offline/use-outbox';
import { isRefused } from './is-refused';

/** This device's submitted referrals that the server doesn't have, or has without their last edit, oldest first. */
export function useReferralEntries(): {
  readonly entries: readonly OutboxEntry[];
  readonly waiting: number;
  readonly refused: number;
  readonly missed: number;
} {
  const entries = useOutbox('referral').entries.filter(
    (entry) => isUnsent(entry) || isRefused(entry) || entry.missed,
  );
  const refused = entries.filter(isRefused).length;
  const missed = entries.filter((entry) => entry.missed).length;
  return { entries, refused, missed, waiting: entries.length - refused - missed };
}
