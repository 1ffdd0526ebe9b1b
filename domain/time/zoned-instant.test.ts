import { describe, expect, test } from 'vitest';
import { calendarDateIn } from './calendar-date';
import { instantOf } from './zoned-instant';

const denver = (date: string, time: string) => instantOf(date, time, 'America/Denver').toISOString();

describe('Denver', () => {
  test.each([
    ['winter', '2026-01-15', '10:00', '2026-01-15T17:00:00.000Z'],
    ['summer', '2026-07-15', '10:00', '2026-07-15T16:00:00.000Z'],
    ['with seconds, which are dropped', '2026-07-15', '10:00:30', '2026-07-15T16:00:00.000Z'],
    ['midnight', '2026-07-15', '00:00', '2026-07-15T06:00:00.000Z'],
    ['the last minute of a day', '2026-12-31', '23:59', '2027-01-01T06:59:00.000Z'],
    ['leap day', '2028-02-29', '09:00', '2028-02-29T16:00:00.000Z'],
  ])('%s', (_what, date, time, instant) => {
    expect(denver(date, time)).toBe(instant);
  });

  test.each([
    ['the minute before it goes forward', '2026-03-08', '01:59', '2026-03-08T08:59:00.000Z'],
    ['the first minute after', '2026-03-08', '03:00', '2026-03-08T09:00:00.000Z'],
    ['that morning', '2026-03-08', '08:00', '2026-03-08T14:00:00.000Z'],
    ['the minute before the repeated hour', '2026-11-01', '00:59', '2026-11-01T06:59:00.000Z'],
    ['the repeated hour is the first of the two', '2026-11-01', '01:30', '2026-11-01T07:30:00.000Z'],
    ['the minute after the repeated hour', '2026-11-01', '02:00', '2026-11-01T09:00:00.000Z'],
    ['that morning', '2026-11-01', '08:00', '2026-11-01T15:00:00.000Z'],
  ])('clock change: %s', (_what, date, time, instant) => {
    expect(denver(date, time)).toBe(instant);
  });

  test('a time skipped by the clock change is an instant within an hour of it', () => {
    const change = new Date('2026-03-08T09:00:00Z').getTime();
    const skipped = new Date(denver('2026-03-08', '02:30')).getTime();
    expect(Math.abs(skipped - change)).toBeLessThan(3_600_000);
  });
});

test.each(['America/Denver', 'Pacific/Auckland', 'Asia/Kolkata', 'UTC'])(
  'in the time zone %s the calendar shows the date of the instant computed from it',
  (timeZone) => {
    for (const date of ['2026-01-01', '2026-03-08', '2026-07-15', '2026-11-01', '2028-02-29']) {
      for (const time of ['00:00', '12:00', '23:59']) {
        expect(calendarDateIn(timeZone, instantOf(date, time, timeZone))).toBe(date);
      }
    }
  },
);
