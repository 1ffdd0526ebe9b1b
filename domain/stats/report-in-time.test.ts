import { expect, test } from 'vitest';
import { reportInTime } from './report-in-time';

test('a report is in time up to 24 hours after the job, to the second', () => {
  expect(reportInTime('2026-03-02T16:00:00Z', '2026-03-03T16:00:00Z')).toBe(true);
  expect(reportInTime('2026-03-02T16:00:00Z', '2026-03-03T16:00:01Z')).toBe(false);
});

test('hours are counted, not the clock on the wall: a day of 23 hours gives no hour away', () => {
  // 4 PM to 5 PM in Denver, over the night in which clocks go forward.
  expect(reportInTime('2026-03-07T23:00:00Z', '2026-03-08T23:00:00Z')).toBe(true);
});
