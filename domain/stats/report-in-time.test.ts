import { expect, test } from 'vitest';
import { business } from '../business/business';
import { defaultServiceTitle, sameDayReportServices } from '../business/services';
import { instantOf } from '../time/zoned-instant';
import { reportInTime } from './report-in-time';

const standard = (completed_at: string) => ({ completed_at, service_type: defaultServiceTitle });

test('a report is on time up to exactly 24 hours after the job', () => {
  expect(reportInTime(standard('2026-03-02T16:00:00Z'), '2026-03-03T16:00:00Z')).toBe(true);
  expect(reportInTime(standard('2026-03-02T16:00:00Z'), '2026-03-03T16:00:01Z')).toBe(false);
});

test('elapsed hours are counted, not clock hours: a 23-hour day does not shorten the deadline', () => {
  // 4 PM to 5 PM in Denver, over the night on which clocks go forward.
  expect(reportInTime(standard('2026-03-07T23:00:00Z'), '2026-03-08T23:00:00Z')).toBe(true);
});

const at = (date: string, time: string) => instantOf(date, time, business.timeZone).toISOString();

test.each(sameDayReportServices)('that of a %s is due the same day', (service_type) => {
  const inspected = { completed_at: at('2026-03-02', '09:00'), service_type };
  expect(reportInTime(inspected, at('2026-03-02', '23:59'))).toBe(true);
  expect(reportInTime(inspected, at('2026-03-03', '00:01'))).toBe(false);
});

test('on a day of 25 hours it is still due within 24', () => {
  const [service_type = ''] = sameDayReportServices;
  const inspected = { completed_at: '2026-11-01T06:30:00Z', service_type };
  expect(reportInTime(inspected, '2026-11-02T06:45:00Z')).toBe(false);
});
