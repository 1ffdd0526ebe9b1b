import { expect, test } from 'vitest';
import { historyOf, historyStart } from './history';

const one = { requests: 1, referrals: 2, completed: 3 };

test('12 weeks, the last of which is the last 7 days', () => {
  const weeks = historyOf({}, '2026-03-03');
  expect(weeks).toHaveLength(12);
  expect(weeks[0]?.start).toBe(historyStart('2026-03-03'));
  expect(weeks.at(-1)).toMatchObject({ start: '2026-02-25', end: '2026-03-03' });
});

test('each day belongs to one week, and an earlier one to none', () => {
  const weeks = historyOf(
    {
      '2026-03-03': one,
      '2026-02-25': one,
      '2026-02-24': one,
      [historyStart('2026-03-03')]: one,
      '2025-12-09': one,
    },
    '2026-03-03',
  );
  expect(weeks.map(({ requests }) => requests)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2]);
  expect(weeks.at(-1)).toMatchObject({ referrals: 4, completed: 6 });
});
