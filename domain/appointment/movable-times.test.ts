import { describe, expect, it } from 'vitest';
import { business } from '../business/business';
import { hoursOn } from '../hours/hours-on';
import { openWindows } from '../hours/open-windows';
import { twoHourWindows } from '../request/time-slots';
import { factorySettings } from '../settings/factory-settings';
import { dayWhere } from '../testing/day-where';
import { findDay } from '../testing/find-day';
import { addDays } from '../time/calendar-date';
import { hoursAndMinutes } from '../time/time-of-day';
import { instantOf } from '../time/zoned-instant';
import { movableTimes, isMovableDay, lastMovableDay } from './movable-times';

const { hours } = factorySettings;
const zone = business.timeZone;
const today = '2026-11-21';
const now = instantOf(today, '10:00', zone);
const openDay = dayWhere(
  addDays(today, 3),
  (date) => openWindows(hours, date).length === twoHourWindows(hours).length,
);
/** Not every business has one. */
const closedDay = findDay(addDays(today, 3), (date) => hoursOn(hours, date) === null);
const starts = openWindows(hours, openDay).map(({ value }) => hoursAndMinutes(value));
const [, second = ''] = starts;
const timesOn = (date: string, at = now) => movableTimes(hours, date, zone, at);

describe('movableTimes', () => {
  it('are the windows of an open day', () => {
    expect(starts.length).toBeGreaterThan(1);
    expect(timesOn(openDay)).toEqual(starts);
  });

  it('are empty on a closed or past day', () => {
    if (closedDay !== undefined) expect(timesOn(closedDay)).toEqual([]);
    expect(timesOn(dayWhere(addDays(today, -14), (date) => hoursOn(hours, date) !== null))).toEqual([]);
  });

  it('start exactly 24 hours ahead', () => {
    const dayBefore = instantOf(addDays(openDay, -1), second, zone);
    expect(timesOn(openDay, dayBefore)).toEqual(starts.slice(1));
    expect(timesOn(openDay, new Date(dayBefore.getTime() + 1))).toEqual(starts.slice(2));
  });

  it('need the notice that the owner wants, if it is longer', () => {
    const dayBefore = instantOf(addDays(openDay, -1), second, zone);
    const notice = (leadHours: number) => movableTimes({ ...hours, leadHours }, openDay, zone, dayBefore);
    expect(notice(2)).toEqual(starts.slice(1));
    expect(notice(48)).toEqual([]);
  });

  it('extend as far ahead as the owner offers, if that is less', () => {
    expect(lastMovableDay({ ...hours, horizonDays: 30 }, zone, now)).toBe(addDays(today, 30));
  });

  it('extend 90 days ahead', () => {
    const last = addDays(today, 90);
    expect(lastMovableDay(hours, zone, now)).toBe(last);
    const open = dayWhere(addDays(last, -13), (date) => hoursOn(hours, date) !== null);
    expect(isMovableDay(hours, open, zone, now)).toBe(true);
    expect(
      isMovableDay(
        hours,
        dayWhere(addDays(last, 1), (date) => hoursOn(hours, date) !== null),
        zone,
        now,
      ),
    ).toBe(false);
  });
});
