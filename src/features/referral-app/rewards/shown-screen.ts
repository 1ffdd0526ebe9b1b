import type { ScreenName } from '../navigation/screens';

/** The screen for an address; the rewards screen is replaced where rewards are not shown. */
export function shownScreen(name: ScreenName, money: boolean): ScreenName {
  return name === 'rewards' && !money ? 'coming-soon' : name;
}
