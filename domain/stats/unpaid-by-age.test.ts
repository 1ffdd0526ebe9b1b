import { expect, test } from 'vitest';
import { addDays } from '../time/calendar-date';
import { unpaidByAge } from './unpaid-by-age';

const today = '2026-03-03';

test('each sum is in the age of its day, to the day', () => {
  const unpaid = [0, 7, 8, 30, 31, 90, 91, 4_000].map((days, index) => ({
    day: addDays(today, -days),
    amount: 2 ** index + 0.1,
  }));
  expect(unpaidByAge(unpaid, today)).toEqual([
    { age: 'week', amount: 3.2 },
    { age: 'month', amount: 12.2 },
    { age: 'quarter', amount: 48.2 },
    { age: 'older', amount: 192.2 },
  ]);
});

test('a visit that is still to come counts as new', () => {
  expect(unpaidByAge([{ day: addDays(today, 3), amount: 5 }], today)[0]).toEqual({ age: 'week', amount: 5 });
});
