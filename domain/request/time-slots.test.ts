import { hours } from '@business/hours';
import { expect, test } from 'vitest';
import { windowMinutes } from '../appointment/arrival';
import { addMinutes, hoursAndMinutes, isTimeOfDay } from '../time/time-of-day';
import { hourlySlotMinutes, hourlySlots, twoHourWindows } from './time-slots';

test.each([
  ['the windows of the landing page', twoHourWindows, windowMinutes],
  ['the slots of the contact form', hourlySlots, hourlySlotMinutes],
])('%s follow one another through the part of the day that requests may ask for', (_what, slots, minutes) => {
  const starts = slots.map(({ value }) => hoursAndMinutes(value));
  expect(starts[0]).toBe(hours.requests.from);
  expect(starts.slice(1)).toEqual(starts.slice(0, -1).map((start) => addMinutes(start, minutes)));
  const end = addMinutes(starts.at(-1) ?? '', minutes);
  expect(end <= hours.requests.to && addMinutes(end, minutes) > hours.requests.to).toBe(true);
});

test.each([...twoHourWindows, ...hourlySlots])('$label is submitted as a time of day', ({ value }) => {
  expect(isTimeOfDay(value)).toBe(true);
});
