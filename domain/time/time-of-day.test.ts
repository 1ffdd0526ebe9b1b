import { expect, test } from 'vitest';
import { clockTime, hoursAndMinutes, isTimeOfDay } from './time-of-day';

test.each(['00:00', '09:00', '23:59', '09:00:00', '23:59:59'])('%s is a time of day', (time) => {
  expect(isTimeOfDay(time)).toBe(true);
});

test.each(['24:00', '9:00', '09:60', '09:00:60', '0900', '09:00 AM', '-1:00', '09:00:00.5', ''])(
  '%j is not a time of day',
  (time) => {
    expect(isTimeOfDay(time)).toBe(false);
  },
);

test.each([
  ['00:00', '12:00 AM'],
  ['00:30', '12:30 AM'],
  ['08:05', '8:05 AM'],
  ['12:00', '12:00 PM'],
  ['13:00:00', '1:00 PM'],
  ['23:59', '11:59 PM'],
])('%s is shown as %s', (time, expected) => {
  expect(clockTime(time)).toBe(expected);
});

test('seconds are dropped', () => {
  expect(hoursAndMinutes('09:00:00')).toBe('09:00');
  expect(hoursAndMinutes('16:30')).toBe('16:30');
});
