import { twoHourWindows } from '@domain/request/time-slots';
import { business } from '@domain/business/business';
import { openWindows } from '@domain/hours/open-windows';
import { factorySettings } from '@domain/settings/factory-settings';
import { dayWhere } from '@domain/testing/day-where';
import { addDays, calendarDateIn, type CalendarDate } from '@domain/time/calendar-date';

const { hours } = factorySettings;

/** Vitest counts its workers from 1, Playwright from 0; 0 outside both. */
const worker = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0);

const isOpen = (date: CalendarDate) => openWindows(hours, date).length === twoHourWindows(hours).length;

/**
 * A day, at least a week ahead, on which every window is open, so that it passes every date rule. Test files that run at
 * the same time have different ones: bookings of one day wait for each other, and each reads all of its jobs.
 */
export function nextWeek(): CalendarDate {
  const inAWeek = addDays(calendarDateIn(business.timeZone, new Date()), 7);
  const week = Array.from({ length: 7 }, (_, ahead) => addDays(inAWeek, ahead)).filter(isOpen);
  return week[worker % week.length] ?? dayWhere(inAWeek, isOpen);
}
