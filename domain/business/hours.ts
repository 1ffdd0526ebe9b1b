import { hours } from '@business/hours';
import { hourInWords } from '../time/time-of-day';
import { weekdays, type Weekday } from './facts';

/** schema.org names of the days, and the opening times, `HH:MM`. */
export interface OpeningTimes {
  readonly days: readonly string[];
  readonly opens: string;
  readonly closes: string;
}

interface BusinessHours {
  /** `Monday-Friday` */
  readonly days: string;
  /** `7 AM-6 PM`, or what is said of days without regular hours. */
  readonly hours: string;
  /** The same as structured data; absent on days without regular hours. */
  readonly open?: OpeningTimes;
}

const run = (days: readonly Weekday[]) =>
  days.length === weekdays.length ? 'Every day' : [...new Set([days[0], days.at(-1)])].join('-');

/** Opening hours as the site prints them: requirement P-25. */
export const businessHours: readonly BusinessHours[] = [
  ...hours.opening.map((open) => ({
    days: run(open.days),
    hours: `${hourInWords(open.opens)}-${hourInWords(open.closes)}`,
    open,
  })),
  ...hours.closed.map(({ days, words }) => ({ days: run(days), hours: words })),
];
