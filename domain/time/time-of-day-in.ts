import type { TimeOfDay } from './time-of-day';
import { offsetAt } from './zoned-instant';

/** The local time of `timeZone` at an instant, `HH:MM`. */
export function timeOfDayIn(timeZone: string, instant: Date): TimeOfDay {
  return new Date(instant.getTime() + offsetAt(timeZone, instant)).toISOString().slice(11, 16);
}
