import type { TimeOfDay } from '../time/time-of-day';

/** Clients are promised two-hour windows that begin on even hours. */
function windowOf(time: TimeOfDay): number {
  return Math.floor(Number(time.slice(0, 2)) / 2);
}

/** Whether two times of one day are in the same two-hour window. */
export function inSameWindow(one: TimeOfDay, other: TimeOfDay): boolean {
  return windowOf(one) === windowOf(other);
}
