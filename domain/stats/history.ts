import { addDays, type CalendarDate } from '../time/calendar-date';
import { lastWeekDays } from '../office/last-week';
import { sumOfDays, type DayCounts } from './day-stats';

export const historyWeeks = 12;

/** The first day of the history. */
export function historyStart(today: CalendarDate): CalendarDate {
  return addDays(today, 1 - historyWeeks * lastWeekDays);
}

/** Seven days, named by the first. */
export interface WeekCounts extends DayCounts {
  readonly start: CalendarDate;
  readonly end: CalendarDate;
}

/** The last 12 weeks of seven days, oldest first; the last one ends today and is the cards' 'This week'. */
export function historyOf(
  days: Readonly<Record<CalendarDate, DayCounts>>,
  today: CalendarDate,
): WeekCounts[] {
  const first = historyStart(today);
  return Array.from({ length: historyWeeks }, (_, week) => {
    const dates = Array.from({ length: lastWeekDays }, (_, day) => addDays(first, week * lastWeekDays + day));
    const counted = dates.flatMap((date) => days[date] ?? []);
    return { start: dates[0]!, end: dates.at(-1)!, ...sumOfDays(counted) };
  });
}
