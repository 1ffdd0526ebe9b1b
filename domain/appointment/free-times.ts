import { windowAt, type Arrival } from './arrival';
import { inSameWindow } from '../request/two-hour-window';
import { openWindows } from '../business/open-windows';
import { addDays, calendarDateIn, type CalendarDate } from '../time/calendar-date';
import { hoursAndMinutes, type TimeOfDay } from '../time/time-of-day';
import { instantOf } from '../time/zoned-instant';
import { changeNoticeHours, movableDays } from './appointment-limits';

/** The last day to which a client may move an appointment at `now`. */
export function lastMovableDay(timeZone: string, now: Date): CalendarDate {
  return addDays(calendarDateIn(timeZone, now), movableDays);
}

/** Whether a day has windows that a client could choose at `now`, ignoring those already taken. */
export function isMovableDay(date: CalendarDate, timeZone: string, now: Date): boolean {
  return freeTimes(date, [], timeZone, now).length > 0;
}

/** Start times of a day's windows that are free at `now`; `taken` are the arrivals of that day's jobs. */
export function freeTimes(
  date: CalendarDate,
  taken: readonly Arrival[],
  timeZone: string,
  now: Date,
): TimeOfDay[] {
  if (date > lastMovableDay(timeZone, now)) return [];
  const earliest = now.getTime() + changeNoticeHours * 3_600_000;
  return openWindows(date)
    .map(({ value }) => hoursAndMinutes(value))
    .filter((time) => instantOf(date, time, timeZone).getTime() >= earliest)
    .filter((time) => !taken.some((other) => inSameWindow(windowAt(time), other)));
}
