import { usesInWords } from '@domain/media-release/media-uses';
import type { ConsentWithdrawal } from '@domain/media-release/withdraw-consent';
import { writtenDate } from '@domain/time/written-date';
import { writtenInstant } from '@/ui/written-instant';

/** What a client withdrew: `marketing, website`. */
export function withdrawnUses({ uses }: Pick<ConsentWithdrawal, 'uses'>): string {
  return usesInWords((field) => uses.includes(field));
}

/** What a client withdrew of a media release, and what is to be done about it; empty for nothing. */
export function withdrawalNote(withdrawal: ConsentWithdrawal | null): string {
  if (!withdrawal) return '';
  const { asked_on, due_on, done_at } = withdrawal;
  const next =
    done_at === null ? `Take it down by ${writtenDate(due_on)}.` : `Taken down ${writtenInstant(done_at)}.`;
  return `Withdrawn ${writtenDate(asked_on)}: ${withdrawnUses(withdrawal)}. ${next}`;
}
