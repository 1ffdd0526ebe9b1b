import { hours } from '@business/hours';
import { expect, test } from 'vitest';
import { addMinutes } from '../time/time-of-day';
import { twoHourWindows } from './time-slots';
import { inSameWindow } from './two-hour-window';

/** So many minutes after the first window begins. */
const after = (minutes: number) => addMinutes(hours.requests.from, minutes);

test.each(twoHourWindows)('$label starts a separate window', ({ value }) => {
  const at = (minutes: number) => ({ scheduled_time: addMinutes(value, minutes), scheduled_until: null });
  expect(inSameWindow(at(0), at(119))).toBe(true);
  expect(inSameWindow(at(0), at(120))).toBe(false);
  expect(inSameWindow(at(0), at(-1))).toBe(false);
});

test.each([
  [120, 240, 240, false],
  [120, 240, 239, true],
  [60, 180, 0, true],
  [60, 180, 210, true],
  [60, 180, 240, false],
  [-30, 30, -120, true],
])('the window from %i to %i minutes and an arrival at %i: %s', (from, until, time, shared) => {
  const window = { scheduled_time: after(from), scheduled_until: after(until) };
  const other = { scheduled_time: after(time), scheduled_until: null };
  expect([inSameWindow(window, other), inSameWindow(other, window)]).toEqual([shared, shared]);
});
