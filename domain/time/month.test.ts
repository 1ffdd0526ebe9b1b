import { expect, test } from 'vitest';
import { addMonths, lastDayOf, monthOf } from './month';

test('the next month crosses the year’s end', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2027-01', -1)).toBe('2026-12');
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
