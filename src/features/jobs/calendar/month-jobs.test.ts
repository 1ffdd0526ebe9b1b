import { expect, test } from 'vitest';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { byDay, jobsOfMonth } from './month-jobs';

test.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-11', '2026-11-30'],
  ['2026-12', '2026-12-31'],
])('%s goes to %s', (month, last) => {
  expect(jobsOfMonth(month).where).toEqual([
    // Jobs without an agreed date appear on no day, and finished ones are left out.
    ['status', 'in', ['scheduled', 'in_progress']],
    ['scheduled_date', '>=', `${month}-01`],
    ['scheduled_date', '<=', last],
  ]);
});

test('each day is sorted by time', () => {
  const job = (scheduled_date: string, scheduled_time: string) =>
    buildJob({ id: `${scheduled_date} ${scheduled_time}`, scheduled_date, scheduled_time });
  const days = byDay([job('2026-03-03', '14:00'), job('2026-03-04', '08:00'), job('2026-03-03', '09:30')]);
  expect([...days.keys()]).toEqual(['2026-03-03', '2026-03-04']);
  expect(days.get('2026-03-03')?.map(({ scheduled_time }) => scheduled_time)).toEqual(['09:30', '14:00']);
});
