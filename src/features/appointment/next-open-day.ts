import { addDays, type CalendarDate } from '@domain/time/calendar-date';

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
