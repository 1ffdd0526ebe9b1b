import { useSettings } from '@/settings/use-settings';
import { readAgentDetails } from '../device/agent-details';
import { rewardsShown } from './rewards-shown';

/** Whether rewards are shown on this device, depending on the stored kind of referrer. */
export function useRewardsShown(): boolean {
  return rewardsShown(useSettings().rewards, readAgentDetails()?.referrerKind ?? null);
}
