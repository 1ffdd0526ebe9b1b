import { describe, expect, it } from 'vitest';
import { business } from '../business/business';
import { hoursOn } from '../business/hours-on';
import { openWindows } from '../business/open-windows';
import { twoHourWindows } from '../request/time-slots';
import { dayWhere } from '../testing/day-where';
import { findDay } from '../testing/find-day';
import { addDays } from '../time/calendar-date';
import { addMinutes, hoursAndMinutes } from '../time/time-of-day';
import { instantOf } from '../time/zoned-instant';
import { freeTimes, isMovableDay, lastMovableDay } from './free-times';

const zone = business.timeZone;
const today = '2026-11-21';
const now = instantOf(today, '10:00', zone);
const openDay = dayWhere(addDays(today, 3), (date) => openWindows(date).length === twoHourWindows.length);
/** Not every business has one. */
const closedDay = findDay(addDays(today, 3), (date) => hoursOn(date) === null);
const starts = openWindows(openDay).map(({ value }) => hoursAndMinutes(value));
const [, second = ''] = starts;
const timesOn = (date: string, taken: readonly string[] = [], at = now) =>
  freeTimes(
    date,
    taken.map((time) => ({ scheduled_time: time, scheduled_until: null })),
    zone,
    at,
  );

describe('freeTimes', () => {
  it('are the windows of an open day', () => {
    expect(starts.length).toBeGreaterThan(1);
    expect(timesOn(openDay)).toEqual(starts);
  });

  it('are empty on a closed or past day', () => {
    if (closedDay !== undefined) expect(timesOn(closedDay)).toEqual([]);
    expect(timesOn(dayWhere(addDays(today, -14), (date) => hoursOn(date) !== null))).toEqual([]);
  });

  it('start exactly 24 hours ahead', () => {
    const dayBefore = instantOf(addDays(openDay, -1), second, zone);
    expect(timesOn(openDay, [], dayBefore)).toEqual(starts.slice(1));
    expect(timesOn(openDay, [], new Date(dayBefore.getTime() + 1))).toEqual(starts.slice(2));
  });

  it('leave out the window that contains a job', () => {
    const last = starts.at(-1) ?? '';
    expect(timesOn(openDay, [addMinutes(second, 90)])).toEqual(starts.filter((start) => start !== second));
    expect(timesOn(openDay, [addMinutes(second, 90), addMinutes(last, 119)])).toEqual(
      starts.filter((start) => start !== second && start !== last),
    );
  });

  it('extend 90 days ahead', () => {
    const last = addDays(today, 90);
    expect(lastMovableDay(zone, now)).toBe(last);
    const open = dayWhere(addDays(last, -13), (date) => hoursOn(date) !== null);
    expect(isMovableDay(open, zone, now)).toBe(true);
    expect(
      isMovableDay(
        dayWhere(addDays(last, 1), (date) => hoursOn(date) !== null),
        zone,
        now,
      ),
    ).toBe(false);
  });
});
