import type { ScreenName } from '../navigation/screens';
import { rewardsShownHere } from './rewards-shown-here';

/** The screen to show at an address: none that speaks of money where nobody may earn any. */
export function shownScreen(name: ScreenName): ScreenName {
  return name === 'rewards' && !rewardsShownHere() ? 'coming-soon' : name;
}
