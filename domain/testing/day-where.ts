import { addDays, type CalendarDate } from '../time/calendar-date';

/** The first day from `from` on, within two weeks, that is as asked for. @throws where there is none. */
export function dayWhere(from: CalendarDate, isAsked: (date: CalendarDate) => boolean): CalendarDate {
  for (let ahead = 0; ahead < 14; ahead += 1) {
    const date = addDays(from, ahead);
    if (isAsked(date)) return date;
  }
  throw new Error(`no such day within two weeks of ${from}`);
}
