import type { Result } from '../test/result';
import { readsOf } from './count-reads';
import type { OfficeMeasures } from './measure-office';

export const limits = {
  /** Reads when a list is opened for the first time, counts and the row of cards among them. */
  firstList: 25,
  /** Documents for each change. */
  change: 1,
  /** Reads with the most records against those with the fewest. */
  ratio: 1.1,
} as const;

/** Holds the measures, smallest size first, against the limits. */
export function judgeOffice(measured: readonly OfficeMeasures[]): Result {
  const failures: string[] = [];
  let passed = 0;
  const expectAtMost = (what: string, value: number, limit: number) => {
    if (value <= limit) passed += 1;
    else failures.push(`${what}: ${Number(value.toFixed(2))}, limit ${limit}`);
  };
  for (const { size, screens, changes } of measured) {
    for (const screen of screens) {
      // Each has its user's own record to read: nothing at all means that the reads were not seen.
      if (readsOf(screen) === 0) failures.push(`${size} bookings, ${screen.screen}: no reads were counted`);
      else expectAtMost(`${size} bookings, ${screen.screen}, reads`, readsOf(screen), limits.firstList);
    }
    for (const { screen, change, ...reads } of changes) {
      expectAtMost(`${size} bookings, ${screen}, ${change}, reads`, readsOf(reads), limits.change);
    }
  }
  const [smallest, largest] = [measured[0], measured.at(-1)];
  if (smallest && largest && smallest !== largest) {
    for (const { screen, ...reads } of largest.screens) {
      const least = smallest.screens.find((each) => each.screen === screen);
      const ratio = readsOf(reads) / Math.max(1, least ? readsOf(least) : 0);
      expectAtMost(`${screen}, reads of ${largest.size} bookings to ${smallest.size}`, ratio, limits.ratio);
    }
  }
  return { name: 'office', passed, failures };
}
