import { rewardsExist } from '../settings/offered-rewards';
import type { RewardSettings } from '../settings/settings';
import { dollars } from '../text/dollars';

/**
 * What a referred client reads in our introduction and on their booking form.
 * @param amount US dollars that their referrer was promised
 */
export function rewardDisclosure(amount: number): string {
  return `The person who referred you gets a ${dollars(amount)} reward from us once your inspection is completed and paid. It doesn’t change your price or what we report.`;
}

/** What the site means by 'no commissions'. */
export function commissionsWords(rewards: RewardSettings): string {
  const meant = 'No commissions means that nobody who repairs sewer lines pays us.';
  if (!rewardsExist(rewards)) return meant;
  const disclosed = rewards.disclosed ? ', and we tell those clients' : '';
  return `${meant} We do give a ${dollars(rewards.amount)} reward to some people who refer clients to us${disclosed}. It changes neither your price nor your report.`;
}
