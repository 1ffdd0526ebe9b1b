import type { ClientMove } from '../job/job';
import { longDate } from '../time/calendar-date';
import { addMinutes, clockTime, hourInWords, isTimeOfDay, type TimeOfDay } from '../time/time-of-day';

/** Duration of a window of the landing-page section. */
export const windowMinutes = 120;

/** When the inspector arrives: at a time, or within a window. */
export interface Arrival {
  /** `HH:MM`. */
  readonly scheduled_time: TimeOfDay;
  /** The end of the window, `HH:MM`; null for a time. */
  readonly scheduled_until: TimeOfDay | null;
}

/**
 * `10:00 AM`, or for a window `10 AM-12 PM`; '' for a job stored without a time. An answer that a device kept from
 * before there were windows has no end.
 */
export function arrivalTime({ scheduled_time: from, scheduled_until: until }: Arrival): string {
  if (!isTimeOfDay(from)) return '';
  return until ? windowWords(from, until) : clockTime(from);
}

/** `Tuesday, December 1, 2026, 10 AM-12 PM`. */
export function arrivalWords(arrival: Arrival & { readonly scheduled_date: string }): string {
  return `${longDate(arrival.scheduled_date)}, ${arrivalTime(arrival)}`;
}

/** The appointment before the client moved it. */
export function movedFromWords(move: Pick<ClientMove, 'from_date' | 'from_time' | 'from_until'>): string {
  return arrivalWords({
    scheduled_date: move.from_date,
    scheduled_time: move.from_time,
    scheduled_until: move.from_until,
  });
}

/** The two-hour window from `HH:MM`. */
export function windowAt(from: TimeOfDay): Arrival {
  return { scheduled_time: from, scheduled_until: windowEnd(from) };
}

/** The end of the two-hour window from `HH:MM`, on the same day. */
export function windowEnd(from: TimeOfDay): TimeOfDay {
  const end = addMinutes(from, windowMinutes);
  return end < '24:00' ? end : '23:59';
}

/** `8-10 AM`, `9:30-11:30 AM`, or `10 AM-12 PM`, as the site writes its windows. */
export function windowWords(from: TimeOfDay, until: TimeOfDay): string {
  const [begins, ends] = [hourInWords(from), hourInWords(until)];
  const sameHalf = begins.slice(-2) === ends.slice(-2);
  return `${sameHalf ? begins.slice(0, -3) : begins}-${ends}`;
}
