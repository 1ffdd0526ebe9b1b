import { rewardOptions } from '@domain/business/rewards';

/** The label of a preferred reward; '' where none was chosen. */
export function preferredRewardWords(preferred: string): string {
  return rewardOptions.find(({ value }) => value === preferred)?.label ?? '';
}
