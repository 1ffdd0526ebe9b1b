import { hours } from '@business/hours';
import { windowMinutes, type Arrival } from '../appointment/arrival';
import type { TimeOfDay } from '../time/time-of-day';

const minutesOf = (time: TimeOfDay) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Clients are promised two-hour windows, the first of which begins with what requests may ask for. */
const windowsSinceFirst = (time: TimeOfDay) =>
  (minutesOf(time) - minutesOf(hours.requests.from)) / windowMinutes;

const windowOf = (time: TimeOfDay) => Math.floor(windowsSinceFirst(time));

/** Whether two arrivals of one day are in the same two-hour window; one that begins within a window may be in two. */
export function inSameWindow(one: Arrival, other: Arrival): boolean {
  return (
    windowOf(one.scheduled_time) <= lastWindowOf(other) && windowOf(other.scheduled_time) <= lastWindowOf(one)
  );
}

function lastWindowOf({ scheduled_time: from, scheduled_until: until }: Arrival): number {
  // A window ends before the next one begins.
  return until === null ? windowOf(from) : Math.ceil(windowsSinceFirst(until)) - 1;
}
