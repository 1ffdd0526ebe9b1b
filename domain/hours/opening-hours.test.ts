import { expect, test } from 'vitest';
import { weekdays, type Weekday } from '../business/facts';
import type { DayHours } from '../settings/settings';
import { openingHours } from './opening-hours';

const open: DayHours = { open: true, opens: '07:00', closes: '18:00', closedWords: '', windows: [] };
const closed: DayHours = { ...open, open: false, closedWords: 'Closed' };

const rows = (days: Partial<Record<Weekday, DayHours>>) => {
  const week = Object.fromEntries(weekdays.map((day) => [day, days[day] ?? open])) as Record<
    Weekday,
    DayHours
  >;
  return openingHours({ week }).map(({ days: named, hours }) => `${named} ${hours}`);
};

test('days in a row with the same hours are one row', () => {
  expect(rows({})).toEqual(['Every day 7 AM-6 PM']);
  expect(rows({ Saturday: { ...open, opens: '08:30' }, Sunday: closed })).toEqual([
    'Monday-Friday 7 AM-6 PM',
    'Saturday 8:30 AM-6 PM',
    'Sunday Closed',
  ]);
});

test('so are Sunday and Monday, and closed days come last', () => {
  expect(rows({ Sunday: closed, Monday: closed })).toEqual([
    'Tuesday-Saturday 7 AM-6 PM',
    'Sunday-Monday Closed',
  ]);
  expect(rows({ Wednesday: { ...closed, closedWords: 'By appointment' } })).toEqual([
    'Thursday-Tuesday 7 AM-6 PM',
    'Wednesday By appointment',
  ]);
});
