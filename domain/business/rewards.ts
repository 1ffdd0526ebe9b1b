import { rewards } from '@business/rewards';
import type { ReferrerKind } from './facts';

export { referrerKinds, type ReferrerKind } from './facts';

export const referrerKindLabels: Record<ReferrerKind, string> = {
  agent: 'Real-estate agent',
  'home-inspector': 'Home inspector',
};

/** US dollars for each referred inspection that is completed and paid. */
export const referralRewardAmount = rewards.amount;

/** Hours within which an earned reward is processed. */
export const rewardProcessingHours = rewards.processingHours;

/** Which referrers may earn rewards. With `false`, that kind of referrer earns none, and its screens don't mention money. */
export const rewardsOffered = rewards.offered;

/** The rewards to choose from: requirement R-07. */
export const rewardOptions = rewards.options;
