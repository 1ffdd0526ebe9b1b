import { addDays, isCalendarDate, longDate } from '@domain/time/calendar-date';

/** The heading of a day's jobs: 'Today, Tuesday, March 3, 2026'. */
export function dayHeading(date: string, today: string): string {
  if (!isCalendarDate(date)) return 'No date';
  const names: Readonly<Record<string, string>> = {
    [today]: 'Today, ',
    [addDays(today, 1)]: 'Tomorrow, ',
    [addDays(today, -1)]: 'Yesterday, ',
  };
  return `${names[date] ?? ''}${longDate(date)}`;
}
