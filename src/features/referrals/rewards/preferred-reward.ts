import { referralRewards, type ReferralReward } from '@domain/referral/referral-submission';

/** The label of a preferred reward; '' where none was chosen. */
export function preferredRewardWords(preferred: ReferralReward | ''): string {
  return referralRewards.find(({ value }) => value === preferred)?.label ?? '';
}
