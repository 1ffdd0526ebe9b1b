import { expect, test } from 'vitest';
import { windowMinutes } from '../appointment/arrival';
import { twoHourWindows } from '../request/time-slots';
import { factorySettings } from '../settings/factory-settings';
import { addDays } from '../time/calendar-date';
import { addMinutes, hoursAndMinutes } from '../time/time-of-day';
import { weekdayOf } from '../time/weekday-of';
import { hoursOn } from './hours-on';
import { openWindows } from './open-windows';

const { hours } = factorySettings;
const week = Array.from({ length: 7 }, (_, day) => addDays('2026-11-22', day));

test('a closed day has no window', () => {
  const closed = week.filter((date) => hoursOn(hours, date) === null);
  expect(closed.flatMap((date) => openWindows(hours, date))).toEqual([]);
});

test('the business begins with every window that begins and ends within a day’s hours', () => {
  const open = week.flatMap((date) => {
    const on = hoursOn(hours, date);
    return on ? [{ date, ...on }] : [];
  });
  expect(open.length).toBeGreaterThan(0);
  for (const { date, opens, closes } of open) {
    const windows = openWindows(hours, date).map(({ value }) => value);
    const others = twoHourWindows(hours).flatMap(({ value }) => (windows.includes(value) ? [] : value));
    const fits = (value: string) =>
      hoursAndMinutes(value) >= opens && addMinutes(hoursAndMinutes(value), windowMinutes) <= closes;
    expect([windows.every(fits), others.some(fits)]).toEqual([true, false]);
  }
});

test('at least one day of the week has all windows', () => {
  expect(week.map((date) => openWindows(hours, date).length)).toContain(twoHourWindows(hours).length);
});

test('a day has the windows that the owner gave it, earliest first', () => {
  const date = week.find((each) => hoursOn(hours, each)) ?? '';
  const day = weekdayOf(date);
  const changed = {
    ...hours,
    week: { ...hours.week, [day]: { ...hours.week[day], windows: ['13:30', '09:00'] } },
  };
  expect(openWindows(changed, date).map(({ label }) => label)).toEqual(['9-11 AM', '1:30-3:30 PM']);
});
