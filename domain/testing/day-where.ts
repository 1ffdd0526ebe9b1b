import type { CalendarDate } from '../time/calendar-date';
import { findDay } from './find-day';

/** The first day from `from` on, within two weeks, that is as asked for. @throws where there is none. */
export function dayWhere(from: CalendarDate, isAsked: (date: CalendarDate) => boolean): CalendarDate {
  const day = findDay(from, isAsked);
  if (day === undefined) throw new Error(`no such day within two weeks of ${from}`);
  return day;
}
