import { referralRewards, type ReferralReward } from '@domain/referral/referral-submission';

/** The rewards that a referrer can choose; '' for none yet. */
export const preferredRewards = [...referralRewards.map(({ value }) => value), ''] as const;

/** The label of a preferred reward; '' where none was chosen. */
export function preferredRewardWords(preferred: ReferralReward | ''): string {
  return referralRewards.find(({ value }) => value === preferred)?.label ?? '';
}
