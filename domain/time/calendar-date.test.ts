import { describe, expect, test } from 'vitest';
import { addDays, calendarDateIn, isCalendarDate, longDate, shortDate } from './calendar-date';

describe('dates that exist', () => {
  test.each(['2026-01-01', '2026-12-31', '2028-02-29', '2000-02-29'])('%s exists', (date) => {
    expect(isCalendarDate(date)).toBe(true);
  });

  test.each([
    '2026-02-29',
    '2100-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '26-01-01',
    '2026-01-01T00:00:00Z',
    ' 2026-01-01',
    '2026-01-01\n',
    '+002026-01-01',
    '',
  ])('%j does not exist', (date) => {
    expect(isCalendarDate(date)).toBe(false);
  });
});

describe('the date in Denver', () => {
  test.each([
    ['winter, a minute before midnight', '2026-01-15T06:59:59Z', '2026-01-14'],
    ['winter, midnight', '2026-01-15T07:00:00Z', '2026-01-15'],
    ['summer, a minute before midnight', '2026-07-15T05:59:59Z', '2026-07-14'],
    ['summer, midnight', '2026-07-15T06:00:00Z', '2026-07-15'],
    ['the midnight before the clock goes forward', '2026-03-08T07:00:00Z', '2026-03-08'],
    ['the midnight after', '2026-03-09T06:00:00Z', '2026-03-09'],
    ['the last second before it', '2026-03-09T05:59:59Z', '2026-03-08'],
    ['the midnight before the clock goes back', '2026-11-01T06:00:00Z', '2026-11-01'],
    ['the midnight after that', '2026-11-02T07:00:00Z', '2026-11-02'],
    ['the last second before that', '2026-11-02T06:59:59Z', '2026-11-01'],
    ['new year', '2027-01-01T06:59:59Z', '2026-12-31'],
    ['leap day', '2028-03-01T06:59:59Z', '2028-02-29'],
  ])('%s', (_what, instant, date) => {
    expect(calendarDateIn('America/Denver', new Date(instant))).toBe(date);
  });

  test('another time zone has another date at the same instant', () => {
    expect(calendarDateIn('Pacific/Auckland', new Date('2026-01-15T06:59:59Z'))).toBe('2026-01-15');
  });
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-02-28', 1, '2027-03-01'],
  ['2026-03-07', 2, '2026-03-09'],
  ['2026-11-02', -2, '2026-10-31'],
  ['2026-11-21', 365, '2027-11-21'],
  ['2026-11-21', 0, '2026-11-21'],
])('%s plus %d days is %s', (date, days, expected) => {
  expect(addDays(date, days)).toBe(expected);
});

test('dates in words, in any time zone of the machine', () => {
  expect(longDate('2026-03-03')).toBe('Tuesday, March 3, 2026');
  expect(shortDate('2026-03-03')).toBe('Tue, Mar 3');
});
