import { rewards } from '@business/rewards';
import { dollars } from '../text/dollars';
import { referralRewardAmount, rewardsOffered, type ReferrerKind } from './rewards';

/** Whether clients are notified of their referrer's reward. */
export const rewardsDisclosed: boolean = rewards.disclosed;

const amount = dollars(referralRewardAmount);

/** What a referred client reads in our introduction and on their booking form. */
export const rewardDisclosure = `The person who referred you gets a ${amount} reward from us once your inspection is completed and paid. It doesn’t change your price or what we report.`;

/** Whether clients of this kind of referrer are notified of the reward. */
export function tellsOfReward(
  referrer: ReferrerKind,
  offered: Readonly<Record<ReferrerKind, boolean>> = rewardsOffered,
): boolean {
  return rewardsDisclosed && offered[referrer];
}

/** What the site means by 'no commissions'. */
export function commissionsWords(offered: Readonly<Record<ReferrerKind, boolean>> = rewardsOffered): string {
  const meant = 'No commissions means that nobody who repairs sewer lines pays us.';
  if (!Object.values(offered).some(Boolean)) return meant;
  const disclosed = rewardsDisclosed ? ', and we tell those clients' : '';
  return `${meant} We do give a ${amount} reward to some people who refer clients to us${disclosed}. It changes neither your price nor your report.`;
}
