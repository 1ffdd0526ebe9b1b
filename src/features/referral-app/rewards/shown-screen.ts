import type { ScreenName } from '../navigation/screens';
import { rewardsShownHere } from './rewards-shown-here';

/** The screen for an address; the rewards screen is replaced where rewards are not shown. */
export function shownScreen(name: ScreenName): ScreenName {
  return name === 'rewards' && !rewardsShownHere() ? 'coming-soon' : name;
}
