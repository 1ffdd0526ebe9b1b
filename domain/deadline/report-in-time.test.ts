import { describe, expect, test } from 'vitest';
import { changedServices } from '../../tools/testing/changed-services';
import { usualService } from '../../tools/testing/usual-service';
import { business } from '../business/business';
import { factorySettings } from '../settings/factory-settings';
import { addDays } from '../time/calendar-date';
import { instantOf } from '../time/zoned-instant';
import { isReportInTime, latestReport, reportDay, reportDueWords } from './report-in-time';

const settingsWith = (reportHours: number, sameDayReport = false) => ({
  promises: { ...factorySettings.promises, reportHours },
  services: changedServices({ minutes: 60, sameDayReport }),
});
const visit = (scheduled_date: string, scheduled_time: string, scheduled_until: string | null = null) => ({
  scheduled_date,
  scheduled_time,
  scheduled_until,
  service_type: usualService.title,
});
const monday = '2026-12-07';

describe('a report promised within 24 hours', () => {
  const settings = settingsWith(24);

  test.each([
    ['the day after the visit', visit(monday, '10:00'), addDays(monday, 1), true],
    ['the day of the visit', visit(monday, '10:00'), monday, false],
    ['the end of the window counts', visit(monday, '21:00', '23:00'), addDays(monday, 1), true],
    ['a visit that ends after midnight', visit(monday, '21:30', '23:30'), addDays(monday, 1), false],
    ['a set time that ends before midnight', visit(monday, '21:30'), addDays(monday, 1), true],
  ])('%s', (_what, planned, deadline, inTime) => {
    expect(isReportInTime(settings, planned, deadline)).toBe(inTime);
  });

  test('comes on the day after, and a deadline at that very moment is met', () => {
    expect(reportDay(settings, visit(monday, '10:00'))).toBe('2026-12-08');
    // Completed at midnight, so that the report is due at the next one.
    const last = visit(monday, '23:00');
    expect(reportDay(settings, last)).toBe('2026-12-08');
    expect(isReportInTime(settings, last, '2026-12-08')).toBe(true);
  });

  test('holds on a closed day too', () => {
    expect(reportDay(settings, visit('2026-12-24', '10:00'))).toBe('2026-12-25');
  });
});

test('a report promised for the day of the visit meets a deadline on that day', () => {
  expect(isReportInTime(settingsWith(24, true), visit(monday, '16:00', '18:00'), monday)).toBe(true);
  expect(reportDay(settingsWith(24, true), visit(monday, '16:00', '18:00'))).toBe(monday);
});

test.each(['2026-03-07', '2026-10-31'])(
  'hours are counted and not days, around the change of the clocks after %s',
  (saturday) => {
    const settings = settingsWith(24);
    const begins = instantOf(saturday, '22:30', business.timeZone).getTime();
    expect(latestReport(settings, visit(saturday, '22:30'))).toBe(begins + 25 * 3_600_000);
  },
);

test('the day in words, with the year of another one in the business’s time zone', () => {
  const at = (time: string) => instantOf('2026-12-31', time, business.timeZone).getTime();
  expect(reportDueWords('2026-12-08', at('23:59'))).toBe('Report due Tue, Dec 8');
  expect(reportDueWords('2027-01-05', at('23:59'))).toBe('Report due Tue, Jan 5, 2027');
  expect(reportDueWords('2027-01-05', at('24:00'))).toBe('Report due Tue, Jan 5');
});
