import { referrerKinds, rewardsOffered, type ReferrerKind } from '@domain/business/rewards';

const articled: Record<ReferrerKind, string> = {
  agent: 'an agent',
  'home-inspector': 'a home inspector',
};

/** Who gets a reward for a referral: `an agent or a home inspector`; empty for no one. */
export const rewardedReferrers = referrerKinds
  .filter((kind) => rewardsOffered[kind])
  .map((kind) => articled[kind])
  .join(' or ');
