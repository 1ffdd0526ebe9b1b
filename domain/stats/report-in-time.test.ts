import { expect, test } from 'vitest';
import { reportInTime } from './report-in-time';

test('a report is on time up to exactly 24 hours after the job', () => {
  expect(reportInTime('2026-03-02T16:00:00Z', '2026-03-03T16:00:00Z')).toBe(true);
  expect(reportInTime('2026-03-02T16:00:00Z', '2026-03-03T16:00:01Z')).toBe(false);
});

test('elapsed hours are counted, not clock hours: a 23-hour day does not shorten the deadline', () => {
  // 4 PM to 5 PM in Denver, over the night on which clocks go forward.
  expect(reportInTime('2026-03-07T23:00:00Z', '2026-03-08T23:00:00Z')).toBe(true);
});
