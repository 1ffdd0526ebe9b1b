import { expect, test } from 'vitest';
import { dayHeading } from './day-heading';

test.each([
  ['2026-03-03', 'Today, Tuesday, March 3, 2026'],
  ['2026-03-04', 'Tomorrow, Wednesday, March 4, 2026'],
  ['2026-03-02', 'Yesterday, Monday, March 2, 2026'],
  ['2026-03-10', 'Tuesday, March 10, 2026'],
  ['', 'No date'],
])('%s', (date, heading) => {
  expect(dayHeading(date, '2026-03-03')).toBe(heading);
});
