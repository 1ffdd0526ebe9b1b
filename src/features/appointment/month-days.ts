import { addDays, type CalendarDate } from '@domain/time/calendar-date';
import { monthOf, type Month } from '@domain/time/month';

/** `December 2026`. */
export function monthName(month: Month): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}

/** The weeks of a month from Sunday to Saturday; null where a day belongs to another month. */
export function weeksOf(month: Month): (CalendarDate | null)[][] {
  const first = `${month}-01`;
  const before = new Date(`${first}T00:00:00Z`).getUTCDay();
  const days: (CalendarDate | null)[] = Array.from({ length: before }, () => null);
  for (let day = first; monthOf(day) === month; day = addDays(day, 1)) days.push(day);
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

interface DayRange {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

/**
 * The day `step` days after `date`, or the next open one in the same direction; null where the range ends first.
 */
export function nextOpenDay(
  date: CalendarDate,
  step: number,
  isOpen: (date: CalendarDate) => boolean,
  { first, last }: DayRange,
): CalendarDate | null {
  const further = Math.sign(step);
  for (let day = addDays(date, step); day >= first && day <= last; day = addDays(day, further)) {
    if (isOpen(day)) return day;
  }
  return null;
}
