import { describe, expect, it, test } from 'vitest';
import { business } from '../business/business';
import { hoursOn } from '../hours/hours-on';
import { factorySettings } from '../settings/factory-settings';
import { dayWhere } from '../testing/day-where';
import { findDay } from '../testing/find-day';
import { addDays } from '../time/calendar-date';
import { addMinutes } from '../time/time-of-day';
import { instantOf } from '../time/zoned-instant';
import { isPast, slotProblems } from './slot-problems';

const { hours } = factorySettings;
const today = dayWhere('2026-11-23', (date) => hoursOn(hours, date) !== null);
/** Not every business has one. */
const closedDay = findDay(today, (date) => hoursOn(hours, date) === null);
const openDay = dayWhere(addDays(today, 1), (date) => hoursOn(hours, date) !== null);
const { opens = '', closes = '' } = hoursOn(hours, openDay) ?? {};
const at = (date: string, time: string) => instantOf(date, time, business.timeZone);
const dawn = at(today, '00:00');
const problems = (date: string, time: string | null, now = dawn, minutes = 60) =>
  slotProblems(hours, { date, time, minutes }, now);

describe('an open day', () => {
  it('accepts every time from opening to the last one', () => {
    expect(problems(openDay, opens)).toEqual([]);
    expect(problems(openDay, addMinutes(closes, -60))).toEqual([]);
    expect(problems(openDay, null)).toEqual([]);
  });

  it.each([
    ['begins a minute before opening', addMinutes(opens, -1), 60],
    ['ends a minute after closing', addMinutes(closes, -59), 60],
    ['is a window that ends after closing', addMinutes(closes, -60), 120],
    ['begins when the office closes', closes, 60],
    ['begins late at night', '23:30', 120],
  ])('%s: outside the hours', (_what, time, minutes) => {
    expect(problems(openDay, time, dawn, minutes)).toEqual(['outside-hours']);
  });
});

test.skipIf(closedDay === undefined)('a closed day is reported at any time', () => {
  if (closedDay === undefined) return;
  expect(problems(closedDay, opens)).toEqual(['closed-day']);
  expect(problems(closedDay, null)).toEqual(['closed-day']);
});

describe('the past', () => {
  it('starts at the current minute in the business’s time zone', () => {
    const begins = addMinutes(opens, 120);
    const now = at(openDay, begins);
    expect(problems(openDay, begins, new Date(now.getTime() - 1))).toEqual([]);
    expect(problems(openDay, begins, now)).toEqual(['time-past']);
  });

  it.skipIf(closedDay === undefined)('is reported together with a closed day', () => {
    if (closedDay === undefined) return;
    expect(problems(closedDay, '09:00', at(closedDay, '12:17'))).toEqual(['time-past', 'closed-day']);
  });

  it('includes past days at any time', () => {
    expect(problems(openDay, opens, at(addDays(openDay, 1), '00:00'))).toEqual(['date-past']);
    expect(problems(openDay, null, at(addDays(openDay, 1), '00:00'))).toEqual(['date-past']);
  });

  it('includes all of today after the office has closed', () => {
    expect(problems(openDay, null, at(openDay, addMinutes(closes, -1)))).toEqual([]);
    expect(problems(openDay, null, at(openDay, closes))).toEqual(['time-past']);
  });

  it('does not include closed days or unusual hours', () => {
    expect([['date-past'], ['time-past', 'closed-day']].map((found) => isPast(found as never))).toEqual([
      true,
      true,
    ]);
    expect([[], ['closed-day'], ['outside-hours']].map((found) => isPast(found as never))).toEqual([
      false,
      false,
      false,
    ]);
  });
});
