import { readAgentDetails } from '../device/agent-details';
import { rewardsShown } from './rewards-shown';

/** Whether rewards are shown on this device, depending on the stored kind of referrer. */
export function rewardsShownHere(): boolean {
  return rewardsShown(readAgentDetails()?.referrerKind ?? null);
}
