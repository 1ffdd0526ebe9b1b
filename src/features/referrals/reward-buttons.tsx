import Button from '@mui/material/Button';
import { rewardTransitions, type Reward } from '@domain/reward/reward';

export interface RewardHandlers {
  readonly pay: (reward: Reward) => void;
  readonly void: (reward: Reward) => void;
  readonly isRunning: (reward: Reward) => boolean;
}

interface RewardButtonsProps {
  readonly reward: Reward;
  readonly handlers: RewardHandlers;
}

/** Mark paid and Void of a reward that is earned; nothing for one that is settled. */
export function RewardButtons({ reward, handlers }: RewardButtonsProps) {
  const next = rewardTransitions[reward.state];
  const disabled = handlers.isRunning(reward);
  const of = `the reward of ${reward.referrer_name} for ${reward.client_name}`;
  return (
    <>
      {next.includes('paid') && (
        <Button
          size="small"
          variant="contained"
          disabled={disabled}
          aria-label={`Mark paid: ${of}`}
          onClick={() => handlers.pay(reward)}
        >
          Mark paid
        </Button>
      )}
      {next.includes('void') && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          disabled={disabled}
          aria-label={`Void: ${of}`}
          onClick={() => handlers.void(reward)}
        >
          Void
        </Button>
      )}
    </>
  );
}
