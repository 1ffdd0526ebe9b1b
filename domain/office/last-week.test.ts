import { expect, test } from 'vitest';
import { lastWeekBegin, lastWeekStart } from './last-week';

const denver = 'America/Denver';

test('this week is today and the previous six days', () => {
  expect(lastWeekStart('2026-03-03')).toBe('2026-02-25');
});

test('it starts at midnight in the business’s time zone at any time of day', () => {
  const begin = new Date('2026-06-10T06:00:00Z');
  expect(lastWeekBegin(denver, new Date('2026-06-16T06:00:00Z'))).toEqual(begin);
  expect(lastWeekBegin(denver, new Date('2026-06-17T05:59:59Z'))).toEqual(begin);
});

test('clock changes during the week affect its length in hours, not in days', () => {
  expect(lastWeekBegin(denver, new Date('2026-03-10T18:00:00Z'))).toEqual(new Date('2026-03-04T07:00:00Z'));
  expect(lastWeekBegin(denver, new Date('2026-11-03T18:00:00Z'))).toEqual(new Date('2026-10-28T06:00:00Z'));
});
