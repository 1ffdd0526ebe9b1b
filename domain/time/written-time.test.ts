import { expect, test } from 'vitest';
import { writtenTime } from './written-time';

test.each([
  ['2026-07-14T20:04:05Z', 'July 14, 2026, 2:04:05 PM MDT'],
  ['2026-11-21T20:04:05Z', 'November 21, 2026, 1:04:05 PM MST'],
  ['2026-01-01T06:30:00Z', 'December 31, 2025, 11:30:00 PM MST'],
  ['2026-07-14T06:00:00Z', 'July 14, 2026, 12:00:00 AM MDT'],
  ['2026-11-01T07:30:00Z', 'November 1, 2026, 1:30:00 AM MDT'],
  ['2026-11-01T08:30:00Z', 'November 1, 2026, 1:30:00 AM MST'],
])('%s is %s in that zone', (instant, written) => {
  expect(writtenTime(new Date(instant), 'America/Denver')).toBe(written);
});
