import { referralRewards, type ReferralReward } from '@domain/referral/referral-submission';

/** What a referrer may have chosen; '' for nothing yet. */
export const preferredRewards = [...referralRewards.map(({ value }) => value), ''] as const;

/** A preferred reward as it is offered; '' where none was chosen. */
export function preferredRewardWords(preferred: ReferralReward | ''): string {
  return referralRewards.find(({ value }) => value === preferred)?.label ?? '';
}
