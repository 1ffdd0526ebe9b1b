import { readAgentDetails } from '../device/agent-details';
import type { ScreenName } from '../navigation/screens';
import { rewardsShown } from './rewards-shown';

/** The screen to show at an address: none that speaks of money where nobody may earn any. */
export function shownScreen(name: ScreenName): ScreenName {
  const silent = name === 'rewards' && !rewardsShown(readAgentDetails()?.referrerKind ?? null);
  return silent ? 'coming-soon' : name;
}
