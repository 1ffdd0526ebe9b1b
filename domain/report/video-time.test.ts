import { expect, test } from 'vitest';
import { videoSeconds, writtenVideoTime } from './video-time';
import { videoTimeField } from './video-time-field';

test.each([
  ['0:07', 7],
  ['12:34', 754],
  ['59:59', 3599],
  ['1:02:03', 3723],
])('%s is second %i', (time, seconds) => {
  expect(videoSeconds(time)).toBe(seconds);
  expect(videoTimeField.isValidSync(time)).toBe(true);
  expect(writtenVideoTime(seconds)).toBe(time);
});

test.each(['12', '1:60', '60:00', '1:2', 'abc', '-1:00'])('%s is not a position in a video', (time) => {
  expect(videoSeconds(time)).toBeNull();
  expect(videoTimeField.isValidSync(time)).toBe(false);
});
