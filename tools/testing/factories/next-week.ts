import { twoHourWindows } from '@domain/request/time-slots';
import { business } from '@domain/business/business';
import { openWindows } from '@domain/hours/open-windows';
import { factorySettings } from '@domain/settings/factory-settings';
import { dayWhere } from '@domain/testing/day-where';
import { addDays, calendarDateIn, type CalendarDate } from '@domain/time/calendar-date';

const { hours } = factorySettings;

/** The first day, at least a week ahead, on which every window is open, so that it passes every date rule. */
export function nextWeek(): CalendarDate {
  const inAWeek = addDays(calendarDateIn(business.timeZone, new Date()), 7);
  return dayWhere(inAWeek, (date) => openWindows(hours, date).length === twoHourWindows(hours).length);
}
