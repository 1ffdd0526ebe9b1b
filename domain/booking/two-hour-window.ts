import type { TimeOfDay } from '../time/time-of-day';

/** Clients are promised windows of two hours, which begin on even hours. */
function windowOf(time: TimeOfDay): number {
  return Math.floor(Number(time.slice(0, 2)) / 2);
}

/** Whether two times of one day lie in the same two-hour window. */
export function inSameWindow(one: TimeOfDay, other: TimeOfDay): boolean {
  return windowOf(one) === windowOf(other);
}
