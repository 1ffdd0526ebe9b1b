import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { Reward } from '@domain/reward/reward';
import { rewardLabel } from '@domain/settings/offered-rewards';
import { useSettings } from '@/settings/use-settings';
import { DetailSection } from '@/ui/detail-section';
import { Facts } from '@/ui/facts';
import { writtenInstant } from '@/ui/written-instant';
import { RewardBadge } from './reward-badge';
import { RewardButtons, type RewardHandlers } from './reward-buttons';
import { RewardChecks } from './reward-checks';
import { RewardById } from './reward-of';
import { sameClientWords } from './same-client-words';

interface RewardSectionProps {
  readonly reward: Reward;
  readonly handlers: RewardHandlers;
}

const Why = styled('p')({ margin: 0, fontSize: '0.875rem', lineHeight: 1.5 });

/** Why the same client is not rewarded twice. */
function AlreadyRewarded({ reward }: { readonly reward: Reward }) {
  return (
    <Why>
      Only one reward per client. {sameClientWords(reward.matched_by)}
      {reward.earlier_referral_id !== null && (
        <RewardById id={reward.earlier_referral_id}>
          {(earlier) =>
            ` That client is ${earlier.client_name}, referred by ${earlier.referrer_name}. The reward was earned on ${writtenInstant(earlier.earned_at)}.`
          }
        </RewardById>
      )}
    </Why>
  );
}

/** A referral's reward, with its actions. */
export function RewardSection({ reward, handlers }: RewardSectionProps) {
  const { rewards } = useSettings();
  const settled = reward.settled_at && writtenInstant(reward.settled_at);
  return (
    <DetailSection title="Reward">
      <div>
        <RewardBadge reward={reward} />
      </div>
      <RewardChecks reward={reward} />
      {reward.void_reason === 'client-already-rewarded' && <AlreadyRewarded reward={reward} />}
      {reward.payment_corrected_at !== null && (
        <Why>
          The payment that earned this reward was corrected on {writtenInstant(reward.payment_corrected_at)},
          after the reward was paid out. Settle the difference with {reward.referrer_name}.
        </Why>
      )}
      <Facts
        facts={[
          { name: 'Earned', value: reward.state !== 'void' && writtenInstant(reward.earned_at) },
          { name: 'Preferred', value: rewardLabel(rewards, reward.preferred_reward) },
          { name: 'Note', value: reward.note },
          { name: 'Reviewed by', value: reward.checked_by },
          { name: 'Recorded', value: settled && `${settled}, ${reward.settled_by}` },
        ].map(({ name, value }) => ({ name, value: value || '' }))}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:empty': { display: 'none' } }}>
        <RewardButtons reward={reward} handlers={handlers} />
      </Box>
    </DetailSection>
  );
}
