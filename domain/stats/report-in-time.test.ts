import { expect, test } from 'vitest';
import { business } from '../business/business';
import { factorySettings } from '../settings/factory-settings';
import { sameDayReportTitles } from '../settings/offered-services';
import { instantOf } from '../time/zoned-instant';
import { reportInTime } from './report-in-time';

const { catalog: services } = factorySettings.services;
const sameDayTitles = sameDayReportTitles(factorySettings.services);

const usual = services.find(({ sameDayReport }) => !sameDayReport)?.title ?? '';
const after = (instant: string, seconds: number) =>
  new Date(Date.parse(instant) + seconds * 1000).toISOString();
const promised = factorySettings.promises.reportHours * 3600;

test('a report is on time up to exactly the promised hours after the job', () => {
  const job = { completed_at: '2026-03-02T16:00:00Z', service_type: usual };
  expect(reportInTime(factorySettings, job, after(job.completed_at, promised))).toBe(true);
  expect(reportInTime(factorySettings, job, after(job.completed_at, promised + 1))).toBe(false);
});

test('elapsed hours are counted, not clock hours: a 23-hour day does not shorten the deadline', () => {
  // The night on which clocks go forward.
  const job = {
    completed_at: instantOf('2026-03-07', '16:00', business.timeZone).toISOString(),
    service_type: usual,
  };
  expect(reportInTime(factorySettings, job, after(job.completed_at, promised))).toBe(true);
});

const at = (date: string, time: string) => instantOf(date, time, business.timeZone).toISOString();

test.each(sameDayTitles)('that of a %s is due the same day', (service_type) => {
  const inspected = { completed_at: at('2026-03-02', '09:00'), service_type };
  expect(reportInTime(factorySettings, inspected, at('2026-03-02', '23:59'))).toBe(true);
  expect(reportInTime(factorySettings, inspected, at('2026-03-03', '00:01'))).toBe(false);
});

test.each(sameDayTitles)(
  'on a day of 25 hours, that of a %s is still due within the usual hours',
  (service_type) => {
    const inspected = { completed_at: at('2026-11-01', '00:30'), service_type };
    expect(reportInTime(factorySettings, inspected, after(inspected.completed_at, promised + 900))).toBe(
      false,
    );
  },
);
