import type { Referral } from '../referral/referral';
import { rewardOffered } from '../settings/offered-rewards';
import type { RewardSettings } from '../settings/settings';

type Promised = Pick<Referral<unknown>, 'referrer_kind' | 'reward_amount' | 'origin'>;

/**
 * US dollars that a referral earns once its job is completed and paid; 0 for none. It keeps what was promised when it was
 * sent; one from before that was recorded earns what is offered now. An imported referral never earns a reward.
 */
export function promisedReward(
  rewards: RewardSettings,
  { referrer_kind: kind, reward_amount: amount, origin }: Promised,
): number {
  if (origin !== null) return 0;
  return amount ?? rewardOffered(rewards, kind);
}

/** US dollars of the reward of which a referral's client is notified; 0 for none. */
export function disclosedReward(rewards: RewardSettings, referral: Promised): number {
  return rewards.disclosed ? promisedReward(rewards, referral) : 0;
}
