import { windowMinutes, type Arrival } from '../appointment/arrival';
import type { TimeOfDay } from '../time/time-of-day';

/** Clients are promised two-hour windows that begin on even hours. */
function windowOf(time: TimeOfDay): number {
  return Math.floor(Number(time.slice(0, 2)) / 2);
}

/** Whether two arrivals of one day are in the same two-hour window; one that isn't on even hours is in two. */
export function inSameWindow(one: Arrival, other: Arrival): boolean {
  return (
    windowOf(one.scheduled_time) <= lastWindowOf(other) && windowOf(other.scheduled_time) <= lastWindowOf(one)
  );
}

function lastWindowOf({ scheduled_time: from, scheduled_until: until }: Arrival): number {
  // A window ends before the next one begins.
  return until === null ? windowOf(from) : Math.ceil(minutesOf(until) / windowMinutes) - 1;
}

function minutesOf(time: TimeOfDay): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
