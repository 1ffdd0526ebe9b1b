import { expect, test } from 'vitest';
import { twoHourWindows } from './time-slots';
import { inSameWindow } from './two-hour-window';

test.each(twoHourWindows)('$label starts a separate window', ({ value }) => {
  const hour = Number(value.slice(0, 2));
  const at = (hours: number, minutes: string) => `${String(hours).padStart(2, '0')}:${minutes}`;
  expect(inSameWindow(at(hour, '00'), at(hour + 1, '59'))).toBe(true);
  expect(inSameWindow(at(hour, '00'), at(hour + 2, '00'))).toBe(false);
  expect(inSameWindow(at(hour, '00'), at(hour - 1, '59'))).toBe(false);
});
