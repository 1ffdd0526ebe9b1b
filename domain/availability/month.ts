import type { RequestFormVariant } from '../request/request-form';
import type { CalendarDate } from '../time/calendar-date';
import type { TimeOfDay } from '../time/time-of-day';

/** A calendar month, `YYYY-MM`. */
export type Month = string;

/** The ids of the services that someone can do, by start, `HH:MM`, by date. A date that isn't in it is unknown. */
export type AvailableTimes = Readonly<Record<CalendarDate, Readonly<Record<TimeOfDay, readonly string[]>>>>;

/** What of a month can still be booked: names no person and no job. */
export interface MonthAvailability {
  readonly month: Month;
  /** Two-hour windows. */
  readonly windows: AvailableTimes;
  /** Times on the hour. */
  readonly hours: AvailableTimes;
}

/** What of a month a booking form offers; null where nothing is known of the month. */
export function timesOfForm(
  month: Pick<MonthAvailability, 'windows' | 'hours'> | null,
  variant: RequestFormVariant,
): AvailableTimes | null {
  return month && (variant === 'landing-section' ? month.windows : month.hours);
}

const shape = /^\d{4}-(0[1-9]|1[0-2])$/;

export function isMonth(text: string): boolean {
  return shape.test(text);
}

export function monthOf(date: CalendarDate): Month {
  return date.slice(0, 7);
}

/** Where a month's availability is served to everyone. */
export const monthsFolder = '/times';

export function monthAddress(month: Month): string {
  return `${monthsFolder}/${month}.json`;
}
