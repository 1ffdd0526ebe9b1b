import type { RewardView } from '@domain/referral/track-referrals';
import type { RewardState } from '@domain/reward/reward';
import { dollars } from '@domain/text/dollars';
import { shortDay } from '../tracker/written-day';
import type { BadgeTone } from '@/ui/status-badge';

export const rewardTones: Record<RewardState, BadgeTone> = {
  earned: 'scheduled',
  paid: 'completed',
  void: 'cancelled',
};

/** The state of a reward, in a few words. */
export function rewardWords({ state, amount, changed_at }: RewardView): string {
  if (state === 'void') return 'No reward';
  const day = shortDay(changed_at);
  return state === 'paid' ? `${dollars(amount)} paid ${day}` : `${dollars(amount)} earned ${day}`;
}
