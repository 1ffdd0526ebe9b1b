import { expect, test } from 'vitest';
import { closedOn } from '../../tools/testing/closed-on';
import { factorySettings } from '../settings/factory-settings';
import { dayWhere } from '../testing/day-where';
import { addDays } from '../time/calendar-date';
import { addMinutes } from '../time/time-of-day';
import { weekdayOf } from '../time/weekday-of';
import { hoursOn } from './hours-on';
import { jobsOutside } from './jobs-outside';

const { hours } = factorySettings;
const date = dayWhere('2026-11-23', (each) => hoursOn(hours, each) !== null);
const day = weekdayOf(date);
const { opens, closes } = hours.week[day];
const at = (scheduled_time: string, scheduled_until: string | null = null, scheduled_date = date) => ({
  scheduled_date,
  scheduled_time,
  scheduled_until,
});
const changed = (changes: Partial<typeof hours.week.Monday>) => ({
  ...hours,
  week: { ...hours.week, [day]: { ...hours.week[day], ...changes } },
});

test('a job that the new hours no longer cover is listed, another one is not', () => {
  const first = at(opens);
  const later = at(addMinutes(opens, 120), addMinutes(opens, 240));
  expect(jobsOutside(hours, changed({ opens: addMinutes(opens, 30) }), [first, later])).toEqual([first]);
  expect(jobsOutside(hours, changed({ open: false }), [first, later])).toEqual([first, later]);
});

test('a window counts to its end, a set time for an hour', () => {
  const window = at(addMinutes(closes, -120), closes);
  const time = at(addMinutes(closes, -120));
  expect(jobsOutside(hours, changed({ closes: addMinutes(closes, -60) }), [window, time])).toEqual([window]);
});

test('a closed day concerns its own jobs', () => {
  const jobs = [at(opens), at(opens, null, addDays(date, 7))];
  expect(jobsOutside(hours, { ...hours, closures: [closedOn(date)] }, jobs)).toEqual([jobs[0]]);
});

test('a job outside the hours before is nothing new', () => {
  expect(jobsOutside(hours, changed({ open: false }), [at('23:00')])).toEqual([]);
});
