import { expect, test } from 'vitest';
import { isTimeOfDay } from '../time/time-of-day';
import { hourlySlots, twoHourWindows } from './time-slots';

test('the landing page offers the five two-hour windows', () => {
  expect(twoHourWindows.map((slot) => slot.label)).toEqual([
    '8-10 AM',
    '10 AM-12 PM',
    '12-2 PM',
    '2-4 PM',
    '4-6 PM',
  ]);
  expect(twoHourWindows.map((slot) => slot.value)).toEqual([
    '08:00:00',
    '10:00:00',
    '12:00:00',
    '14:00:00',
    '16:00:00',
  ]);
});

test('the contact form offers every hour from 8:00 AM to 5:00 PM', () => {
  expect(hourlySlots.map((slot) => slot.label)).toEqual([
    '8:00 AM',
    '9:00 AM',
    '10:00 AM',
    '11:00 AM',
    '12:00 PM',
    '1:00 PM',
    '2:00 PM',
    '3:00 PM',
    '4:00 PM',
    '5:00 PM',
  ]);
  expect([hourlySlots[0]?.value, hourlySlots[4]?.value, hourlySlots[9]?.value]).toEqual([
    '08:00:00',
    '12:00:00',
    '17:00:00',
  ]);
});

test.each([...twoHourWindows, ...hourlySlots])('$label is submitted as a time of day', ({ value }) => {
  expect(isTimeOfDay(value)).toBe(true);
});
