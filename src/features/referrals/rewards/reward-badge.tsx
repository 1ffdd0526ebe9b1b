import { styled } from '@mui/material/styles';
import type { Reward, RewardState } from '@domain/reward/reward';
import { dollars } from '@domain/text/dollars';
import { Icon } from '@/ui/icon';
import { StatusBadge, type BadgeTone } from '@/ui/status-badge';
import { isToBeChecked } from './reward-check-words';

const Badges = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 6 });

const tones: Record<RewardState, BadgeTone> = { earned: 'pending', paid: 'completed', void: 'cancelled' };

/** The state of a reward as a badge, with a second badge if the reward has to be checked. */
export function RewardBadge({ reward }: { readonly reward: Reward }) {
  const words: Record<RewardState, string> = {
    earned: `${dollars(reward.amount)} reward due`,
    paid: `${dollars(reward.amount)} reward paid`,
    void: reward.void_reason === 'client-already-rewarded' ? 'Client already rewarded' : 'Reward void',
  };
  return (
    <Badges>
      <StatusBadge tone={tones[reward.state]}>{words[reward.state]}</StatusBadge>
      {isToBeChecked(reward) && (
        <StatusBadge tone="cancelled">
          <Icon name="alert" size={16} />
          Needs review
        </StatusBadge>
      )}
    </Badges>
  );
}
