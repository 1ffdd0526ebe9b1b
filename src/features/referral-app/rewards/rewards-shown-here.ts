import { readAgentDetails } from '../device/agent-details';
import { rewardsShown } from './rewards-shown';

/** Whether the screens may speak of money on this device, by whoever has referred from it. */
export function rewardsShownHere(): boolean {
  return rewardsShown(readAgentDetails()?.referrerKind ?? null);
}
