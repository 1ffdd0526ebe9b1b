import { expect, test } from 'vitest';
import { twoHourWindows } from './time-slots';
import { inSameWindow } from './two-hour-window';

test.each(twoHourWindows)('$label starts a separate window', ({ value }) => {
  const hour = Number(value.slice(0, 2));
  const at = (hours: number, minutes: string) => ({
    scheduled_time: `${String(hours).padStart(2, '0')}:${minutes}`,
    scheduled_until: null,
  });
  expect(inSameWindow(at(hour, '00'), at(hour + 1, '59'))).toBe(true);
  expect(inSameWindow(at(hour, '00'), at(hour + 2, '00'))).toBe(false);
  expect(inSameWindow(at(hour, '00'), at(hour - 1, '59'))).toBe(false);
});

test.each([
  ['10:00', '12:00', '12:00', false],
  ['10:00', '12:00', '11:59', true],
  ['09:00', '11:00', '08:00', true],
  ['09:00', '11:00', '11:30', true],
  ['09:00', '11:00', '12:00', false],
  ['22:30', '23:59', '22:00', true],
])('the window %s-%s and %s: %s', (scheduled_time, scheduled_until, time, shared) => {
  const window = { scheduled_time, scheduled_until };
  const other = { scheduled_time: time, scheduled_until: null };
  expect([inSameWindow(window, other), inSameWindow(other, window)]).toEqual([shared, shared]);
});
