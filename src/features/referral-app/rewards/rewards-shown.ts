import type { ReferrerKind } from '@domain/business/rewards';
import type { RewardSettings } from '@domain/settings/settings';

/**
 * Whether rewards are shown to this kind of referrer. While the kind is unknown they are shown only if every kind
 * may earn them, so that no one is promised what their rules forbid.
 */
export function rewardsShown(
  { offered }: Pick<RewardSettings, 'offered'>,
  kind: ReferrerKind | null,
): boolean {
  return kind === null ? Object.values(offered).every(Boolean) : offered[kind];
}
