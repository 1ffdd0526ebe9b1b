import { referrerKinds, type ReferrerKind } from '@domain/business/rewards';
import type { RewardSettings } from '@domain/settings/settings';

const articled: Record<ReferrerKind, string> = {
  agent: 'an agent',
  'home-inspector': 'a home inspector',
};

/** Who gets a reward for a referral: `an agent or a home inspector`; empty for no one. */
export function rewardedReferrers({ offered }: Pick<RewardSettings, 'offered'>): string {
  return referrerKinds
    .filter((kind) => offered[kind])
    .map((kind) => articled[kind])
    .join(' or ');
}
