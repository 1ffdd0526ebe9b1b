import { dollars } from '../text/dollars';
import { referralRewardAmount, rewardsOffered, type ReferrerKind } from './rewards';

/** Whether clients are told of their referrer's reward. Many codes of ethics require it, so ask a lawyer before you turn it off. */
const rewardsDisclosed = true;

/** What a referred client reads in our introduction and on their booking form. */
export const rewardDisclosure = `The person who referred you gets a ${dollars(referralRewardAmount)} reward from us once your inspection is completed and paid. It doesn’t change your price or what we report.`;

/** Whether the client of this kind of referrer is told. */
export function tellsOfReward(
  referrer: ReferrerKind,
  offered: Readonly<Record<ReferrerKind, boolean>> = rewardsOffered,
): boolean {
  return rewardsDisclosed && offered[referrer];
}
