import { expect, test } from 'vitest';
import { windowMinutes } from '../appointment/arrival';
import { twoHourWindows } from '../request/time-slots';
import { addDays } from '../time/calendar-date';
import { addMinutes, hoursAndMinutes } from '../time/time-of-day';
import { hoursOn } from './hours-on';
import { openWindows } from './open-windows';

const week = Array.from({ length: 7 }, (_, day) => addDays('2026-11-22', day));

test('a closed day has no window', () => {
  const closed = week.filter((date) => hoursOn(date) === null);
  expect(closed.flatMap(openWindows)).toEqual([]);
});

test('an open day has every window that begins and ends within its hours', () => {
  const open = week.flatMap((date) => {
    const hours = hoursOn(date)?.open;
    return hours ? [{ date, ...hours }] : [];
  });
  expect(open.length).toBeGreaterThan(0);
  for (const { date, opens, closes } of open) {
    const windows = openWindows(date);
    const others = twoHourWindows.filter((window) => !windows.includes(window));
    const fits = ({ value }: { readonly value: string }) =>
      hoursAndMinutes(value) >= opens && addMinutes(hoursAndMinutes(value), windowMinutes) <= closes;
    expect([windows.every(fits), others.some(fits)]).toEqual([true, false]);
  }
});

test('at least one day of the week has all windows', () => {
  expect(week.map((date) => openWindows(date).length)).toContain(twoHourWindows.length);
});
