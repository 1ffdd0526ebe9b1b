import type { Reward, SettleReward } from '@domain/reward/reward';
import { dollars } from '@domain/text/dollars';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { useActions, type ActionOutcome } from '@/ui/use-actions';

export type SettledReward = Pick<SettleReward, 'state' | 'note' | 'checked'>;

interface RewardAction {
  readonly settle: (reward: Reward, settled: SettledReward) => Promise<ActionOutcome>;
  readonly isRunning: (reward: Reward) => boolean;
}

const doneTitles: Record<SettledReward['state'], string> = { paid: 'Reward Paid', void: 'Reward Void' };

/** Mark paid and Void of rewards, with their toasts. Repeated presses send one request. */
export function useRewardAction(call: CallAsAdmin): RewardAction {
  const { act, running } = useActions();
  return {
    settle: (reward, { state, note, checked }) =>
      act(
        reward.id,
        {
          done: doneTitles[state],
          failed: 'Failed to update the reward.',
          about: `${reward.referrer_name}, ${dollars(reward.amount)}`,
        },
        (idempotencyKey) =>
          call('office-reward-settle', {
            rewardId: reward.id,
            state,
            note,
            ...(checked && { checked }),
            idempotencyKey,
          }),
      ),
    isRunning: (reward) => running.has(reward.id),
  };
}
