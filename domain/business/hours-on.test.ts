import { expect, test } from 'vitest';
import { addDays } from '../time/calendar-date';
import { weekdayOf } from '../time/weekday-of';
import { businessHours } from './hours';
import { hoursOn } from './hours-on';

const week = Array.from({ length: 7 }, (_, day) => addDays('2026-11-22', day));

test.each(week)('the hours on %s match those listed for its weekday', (date) => {
  const printed = businessHours.find(({ open }) => open?.days.includes(weekdayOf(date)));
  expect(hoursOn(date)).toEqual(printed ? { hours: printed.hours, open: printed.open } : null);
});

test('every week has the open days that are listed', () => {
  const open = week.filter((date) => hoursOn(date) !== null);
  expect(open.length).toBeGreaterThan(0);
  expect(open).toHaveLength(businessHours.flatMap((hours) => hours.open?.days ?? []).length);
});
