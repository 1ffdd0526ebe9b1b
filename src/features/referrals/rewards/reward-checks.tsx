import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { styled } from '@mui/material/styles';
import type { Reward } from '@domain/reward/reward';
import { Icon } from '@/ui/icon';
import { writtenInstant } from '@/ui/written-instant';
import { isToBeChecked, rewardCheckWords } from './reward-check-words';
import { RewardById } from './reward-of';

const Reasons = styled('ul')({ margin: 0, paddingInlineStart: '1.25em' });

/**
 * Why a reward has to be checked before it is paid, with the earlier reward for a similar client; nothing for other
 * rewards.
 */
export function RewardChecks({ reward }: { readonly reward: Reward }) {
  if (!isToBeChecked(reward)) return null;
  const { similar_referral_id: similar } = reward;
  return (
    <Alert severity="warning" icon={<Icon name="alert" />}>
      <AlertTitle>Review before you pay</AlertTitle>
      <Reasons>
        {rewardCheckWords(reward.to_check).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </Reasons>
      {similar && (
        <RewardById id={similar}>
          {(earlier) =>
            `The earlier client is ${earlier.client_name}, referred by ${earlier.referrer_name}. That reward was earned on ${writtenInstant(earlier.earned_at)}.`
          }
        </RewardById>
      )}
    </Alert>
  );
}
