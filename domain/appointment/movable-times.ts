import { openWindows } from '../hours/open-windows';
import type { HoursSettings } from '../settings/settings';
import { addDays, calendarDateIn, type CalendarDate } from '../time/calendar-date';
import { hoursAndMinutes, type TimeOfDay } from '../time/time-of-day';
import { instantOf } from '../time/zoned-instant';
import { changeNoticeHours, movableDays } from './appointment-limits';

/** The last day to which a client may move an appointment at `now`. */
export function lastMovableDay(hours: HoursSettings, timeZone: string, now: Date): CalendarDate {
  return addDays(calendarDateIn(timeZone, now), Math.min(movableDays, hours.horizonDays));
}

/** Whether a day has windows that a client could choose at `now`, ignoring those already taken. */
export function isMovableDay(hours: HoursSettings, date: CalendarDate, timeZone: string, now: Date): boolean {
  return movableTimes(hours, date, timeZone, now).length > 0;
}

/** Start times of a day's windows that a client could choose at `now`, ignoring those already taken. */
export function movableTimes(
  hours: HoursSettings,
  date: CalendarDate,
  timeZone: string,
  now: Date,
): TimeOfDay[] {
  if (date > lastMovableDay(hours, timeZone, now)) return [];
  const earliest = now.getTime() + Math.max(changeNoticeHours, hours.leadHours) * 3_600_000;
  return openWindows(hours, date)
    .map(({ value }) => hoursAndMinutes(value))
    .filter((time) => instantOf(date, time, timeZone).getTime() >= earliest);
}
