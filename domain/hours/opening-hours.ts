import { weekdays, type Weekday } from '../business/facts';
import type { DayHours, HoursSettings } from '../settings/settings';
import { hourInWords } from '../time/time-of-day';

/** Days in a row with the same hours. */
interface OpeningHours {
  /** `Monday-Friday` */
  readonly days: string;
  /** `7 AM-6 PM`, or what is said of days without hours. */
  readonly hours: string;
  /** The same as structured data, by schema.org's names of days; absent on days without hours. */
  readonly open?: { readonly days: readonly Weekday[]; readonly opens: string; readonly closes: string };
}

/** `7 AM-6 PM`. */
export function hoursWords({ opens, closes }: Pick<DayHours, 'opens' | 'closes'>): string {
  return `${hourInWords(opens)}-${hourInWords(closes)}`;
}

/** What the site prints of a day. */
export function dayWords(day: DayHours): string {
  return day.open ? hoursWords(day) : day.closedWords;
}

/** The opening hours of a week as the site prints them, days that are open first: requirement P-25. */
export function openingHours({ week }: Pick<HoursSettings, 'week'>): readonly OpeningHours[] {
  const rows = runsOf(week).map((days): OpeningHours => {
    const { open, opens, closes } = week[days[0]];
    const hours = dayWords(week[days[0]]);
    return { days: daysWords(days), hours, ...(open && { open: { days, opens, closes } }) };
  });
  return [...rows.filter(({ open }) => open), ...rows.filter(({ open }) => !open)];
}

type Run = [Weekday, ...Weekday[]];

/** The days of a week in runs with the same hours, from Monday; a run may go from Sunday on to Monday. */
function runsOf(week: HoursSettings['week']): readonly Run[] {
  const runs: Run[] = [];
  for (const day of weekdays) {
    const run = runs.at(-1);
    if (run && dayWords(week[run[0]]) === dayWords(week[day])) run.push(day);
    else runs.push([day]);
  }
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last || first === last || dayWords(week[first[0]]) !== dayWords(week[last[0]])) return runs;
  return [...runs.slice(1, -1), [...last, ...first]];
}

function daysWords(days: Run): string {
  return days.length === weekdays.length ? 'Every day' : [...new Set([days[0], days.at(-1)])].join('-');
}
