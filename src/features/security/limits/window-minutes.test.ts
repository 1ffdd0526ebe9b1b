import { expect, test } from 'vitest';
import { windowMinutes } from './window-minutes';

test.each([
  ['booking', 10],
  ['link-unknown', 10],
  ['reports-miss', 60],
])('a window of %s lasts %d minutes', (formType, minutes) => {
  expect(windowMinutes(formType)).toBe(minutes);
});
