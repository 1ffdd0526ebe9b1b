import { hours as facts } from '@business/hours';
import { expect, test } from 'vitest';
import { windowMinutes } from '../appointment/arrival';
import { weekdays, type Weekday } from '../business/facts';
import { factorySettings } from '../settings/factory-settings';
import type { DayHours, HoursSettings } from '../settings/settings';
import { addMinutes, hoursAndMinutes, isTimeOfDay } from '../time/time-of-day';
import { hourlySlotMinutes, hourlySlots, twoHourWindows } from './time-slots';

const { hours } = factorySettings;

test.each([
  ['the windows of the landing page', twoHourWindows(hours), windowMinutes],
  ['the slots of the contact form', hourlySlots(hours), hourlySlotMinutes],
])('%s follow one another through the part of the day that requests may ask for', (_what, slots, minutes) => {
  const starts = slots.map(({ value }) => hoursAndMinutes(value));
  expect(starts[0]).toBe(facts.requests.from);
  expect(starts.slice(1)).toEqual(starts.slice(0, -1).map((start) => addMinutes(start, minutes)));
  const end = addMinutes(starts.at(-1) ?? '', minutes);
  expect(end <= facts.requests.to && addMinutes(end, minutes) > facts.requests.to).toBe(true);
});

test.each([...twoHourWindows(hours), ...hourlySlots(hours)])(
  '$label is submitted as a time of day',
  ({ value }) => {
    expect(isTimeOfDay(value)).toBe(true);
  },
);

test('the windows are those of all open days, and the slots go from the first to the end of the last', () => {
  const windows: Partial<Record<Weekday, readonly string[]>> = {
    Monday: ['13:30', '09:00'],
    Tuesday: ['09:00', '15:00'],
    Wednesday: ['06:00'],
  };
  const day = (name: Weekday): DayHours => ({
    ...hours.week[name],
    open: name !== 'Wednesday',
    windows: windows[name] ?? [],
  });
  const week = Object.fromEntries(weekdays.map((name) => [name, day(name)])) as HoursSettings['week'];
  const labels = (slots: ReturnType<typeof hourlySlots>) => slots.map(({ label }) => label);
  expect(labels(twoHourWindows({ ...hours, week }))).toEqual(['9-11 AM', '1:30-3:30 PM', '3-5 PM']);
  expect(labels(hourlySlots({ ...hours, week }))).toEqual([
    '9:00 AM',
    '10:00 AM',
    '11:00 AM',
    '12:00 PM',
    '1:00 PM',
    '2:00 PM',
    '3:00 PM',
    '4:00 PM',
  ]);
});
