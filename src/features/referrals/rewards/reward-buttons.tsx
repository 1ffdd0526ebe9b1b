import { rewardTransitions, type Reward } from '@domain/reward/reward';
import { RowButton } from '@/ui/row-button';

export interface RewardHandlers {
  readonly pay: (reward: Reward) => void;
  readonly void: (reward: Reward) => void;
  readonly isRunning: (reward: Reward) => boolean;
}

interface RewardButtonsProps {
  readonly reward: Reward;
  readonly handlers: RewardHandlers;
}

/** Mark paid and Void for an earned reward; nothing for a settled one. */
export function RewardButtons({ reward, handlers }: RewardButtonsProps) {
  const next = rewardTransitions[reward.state];
  const shared = {
    of: `${reward.referrer_name}’s reward for ${reward.client_name}`,
    disabled: handlers.isRunning(reward),
  };
  return (
    <>
      {next.includes('paid') && (
        <RowButton {...shared} label="Mark paid" main onClick={() => handlers.pay(reward)} />
      )}
      {next.includes('void') && <RowButton {...shared} label="Void" onClick={() => handlers.void(reward)} />}
    </>
  );
}
