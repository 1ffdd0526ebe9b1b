import { rewardsOffered, type ReferrerKind } from '@domain/business/rewards';

/**
 * Whether rewards are shown to this kind of referrer. While the kind is unknown they are shown only if every kind
 * may earn them, so that no one is promised what their rules forbid.
 */
export function rewardsShown(
  kind: ReferrerKind | null,
  offered: Readonly<Record<ReferrerKind, boolean>> = rewardsOffered,
): boolean {
  return kind === null ? Object.values(offered).every(Boolean) : offered[kind];
}
