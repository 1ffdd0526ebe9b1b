import { expect, test } from 'vitest';
import { closedOn } from '../../tools/testing/closed-on';
import { factorySettings } from '../settings/factory-settings';
import { addDays } from '../time/calendar-date';
import { weekdayOf } from '../time/weekday-of';
import { hoursOn } from './hours-on';
import { openingHours } from './opening-hours';

const { hours } = factorySettings;
const week = Array.from({ length: 7 }, (_, day) => addDays('2026-11-22', day));

test.each(week)('the hours on %s match those listed for its weekday', (date) => {
  const printed = openingHours(hours).find(({ open }) => open?.days.includes(weekdayOf(date)))?.open;
  const on = hoursOn(hours, date);
  expect(on && { opens: on.opens, closes: on.closes }).toEqual(
    printed ? { opens: printed.opens, closes: printed.closes } : null,
  );
});

test('every week has the open days that are listed', () => {
  const open = week.filter((date) => hoursOn(hours, date) !== null);
  expect(open.length).toBeGreaterThan(0);
  expect(open).toHaveLength(openingHours(hours).flatMap((row) => row.open?.days ?? []).length);
});

test('a closure closes a day that is open otherwise', () => {
  const day = week.find((date) => hoursOn(hours, date)) ?? '';
  expect(hoursOn({ ...hours, closures: [closedOn(day)] }, day)).toBeNull();
  expect(hoursOn({ ...hours, closures: [closedOn(day)] }, addDays(day, 7))).not.toBeNull();
});
