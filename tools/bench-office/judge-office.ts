import type { Result } from '../test/result';
import { readsOf } from './count-reads';
import { limits } from './limits';
import type { OfficeMeasures } from './measure-office';

/** Compares the measurements, smallest size first, with the limits. */
export function judgeOffice(measured: readonly OfficeMeasures[]): Result {
  const failures: string[] = [];
  let passed = 0;
  const expectAtMost = (what: string, value: number, limit: number) => {
    if (value <= limit) passed += 1;
    else failures.push(`${what}: ${Number(value.toFixed(2))}, limit ${limit}`);
  };
  for (const { size, screens, changes, monthReads } of measured) {
    if (monthReads === 0) failures.push(`${size} bookings, available times: no reads were counted`);
    else
      expectAtMost(`${size} bookings, available times of a month, reads`, monthReads, limits.availableMonth);
    for (const screen of screens) {
      // Every screen reads the user's own record, so zero reads means that the measurement failed.
      if (readsOf(screen) === 0) failures.push(`${size} bookings, ${screen.screen}: no reads were counted`);
      else expectAtMost(`${size} bookings, ${screen.screen}, reads`, readsOf(screen), screen.limit);
    }
    for (const { screen, change, limit, ...reads } of changes) {
      expectAtMost(`${size} bookings, ${screen}, ${change}, reads`, readsOf(reads), limit);
    }
  }
  const withScreens = measured.filter(({ screens }) => screens.length > 0);
  const [smallest, largest] = [withScreens[0], withScreens.at(-1)];
  if (smallest && largest && smallest !== largest) {
    for (const { screen, ...reads } of largest.screens) {
      const least = smallest.screens.find((each) => each.screen === screen);
      const ratio = readsOf(reads) / Math.max(1, least ? readsOf(least) : 0);
      expectAtMost(`${screen}, reads of ${largest.size} bookings to ${smallest.size}`, ratio, limits.ratio);
    }
  }
  return { name: 'office', passed, failures };
}
