import { expect, test } from 'vitest';
import { addMonths, addMonthsToDate, lastDayOf, monthOf } from './month';

test('the next month crosses the year’s end', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2027-01', -1)).toBe('2026-12');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

test.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-11', '2026-11-30'],
  ['2026-12', '2026-12-31'],
])('%s ends on %s', (month, last) => {
  expect(lastDayOf(month)).toBe(last);
  expect(monthOf(last)).toBe(month);
});

test.each([
  ['2026-11-21', 12, '2027-11-21'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2026-01-31', 11, '2026-12-31'],
])('%s plus %d months is %s', (date, months, expected) => {
  expect(addMonthsToDate(date, months)).toBe(expected);
});
