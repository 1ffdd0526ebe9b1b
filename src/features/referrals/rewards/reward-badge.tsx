import type { Reward, RewardState } from '@domain/reward/reward';
import { dollars } from '@domain/text/dollars';
import { StatusBadge, type BadgeTone } from '@/ui/status-badge';

const tones: Record<RewardState, BadgeTone> = { earned: 'pending', paid: 'completed', void: 'cancelled' };

/** What became of a reward: '$50 reward to pay', '$50 reward paid', 'Reward void', 'Client already rewarded'. */
export function RewardBadge({ reward }: { readonly reward: Reward }) {
  const words: Record<RewardState, string> = {
    earned: `${dollars(reward.amount)} reward to pay`,
    paid: `${dollars(reward.amount)} reward paid`,
    void: reward.void_reason === 'client-already-rewarded' ? 'Client already rewarded' : 'Reward void',
  };
  return <StatusBadge tone={tones[reward.state]}>{words[reward.state]}</StatusBadge>;
}
