import { rewardsOffered, type ReferrerKind } from '@domain/business/rewards';

/**
 * Whether the screens may speak of money to this kind of referrer. While the kind is not known, only where every kind may
 * earn: nobody is promised what their rules forbid.
 */
export function rewardsShown(
  kind: ReferrerKind | null,
  offered: Readonly<Record<ReferrerKind, boolean>> = rewardsOffered,
): boolean {
  return kind === null ? Object.values(offered).every(Boolean) : offered[kind];
}
