import { describe, expect, it, test } from 'vitest';
import type { JobStatus } from '@domain/job/job-status';
import { buildBooking } from '../../../../tests/factories/build-booking';
import { byDay, jobsOfMonth, monthOf } from './month-jobs';

test.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-11', '2026-11-30'],
  ['2026-12', '2026-12-31'],
])('%s goes to %s', (month, last) => {
  expect(jobsOfMonth(month).where).toEqual([
    ['scheduled_date', '>=', `${month}-01`],
    ['scheduled_date', '<=', last],
  ]);
  expect(monthOf(last)).toBe(month);
});

describe('byDay', () => {
  const job = (scheduled_date: string, scheduled_time: string, status: JobStatus) =>
    buildBooking({ id: `${scheduled_date} ${scheduled_time}`, scheduled_date, scheduled_time, status });

  it('sorts each day by time', () => {
    const days = byDay([
      job('2026-03-03', '14:00', 'scheduled'),
      job('2026-03-04', '08:00', 'scheduled'),
      job('2026-03-03', '09:30', 'scheduled'),
    ]);
    expect([...days.keys()]).toEqual(['2026-03-03', '2026-03-04']);
    expect(days.get('2026-03-03')?.map(({ scheduled_time }) => scheduled_time)).toEqual(['09:30', '14:00']);
  });

  it('leaves out what nobody has agreed to, and what is over', () => {
    expect(
      byDay([
        job('2026-03-03', '09:00', 'pending'),
        job('2026-03-03', '10:00', 'cancelled'),
        job('2026-03-03', '11:00', 'completed'),
      ]).size,
    ).toBe(0);
  });
});
