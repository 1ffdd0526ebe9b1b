import { addDays, type CalendarDate } from '../time/calendar-date';

/** The first day from `from` on, within two weeks, that is as asked for; a business may have none. */
export function findDay(
  from: CalendarDate,
  isAsked: (date: CalendarDate) => boolean,
): CalendarDate | undefined {
  return Array.from({ length: 14 }, (_, ahead) => addDays(from, ahead)).find(isAsked);
}
