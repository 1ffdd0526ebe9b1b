import type { FullReferral, RewardView } from '@domain/referral/track-referrals';
import type { RewardState } from '@domain/reward/reward';
import { dollars } from '@domain/text/dollars';
import { shortDay } from '../tracker/written-day';
import type { BadgeTone } from '@/ui/status-badge';

export const rewardTones: Record<RewardState, BadgeTone> = {
  earned: 'scheduled',
  paid: 'completed',
  void: 'cancelled',
};

/** Shown instead of a reward until the inspection is confirmed. */
export const notConfirmed = 'Not confirmed yet';

/** Whether a referral reads Completed only because of its age, so that nothing can be said about its reward. */
export function awaitsConfirmation({ status, estimated, reward }: FullReferral): boolean {
  return status === 'Completed' && estimated && reward === null;
}

/** The state of a reward, in a few words. */
export function rewardWords({ state, amount, changed_at }: RewardView): string {
  if (state === 'void') return 'No reward';
  const day = shortDay(changed_at);
  return state === 'paid' ? `${dollars(amount)} paid ${day}` : `${dollars(amount)} earned ${day}`;
}
