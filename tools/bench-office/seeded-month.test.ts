import { expect, test } from 'vitest';
import { monthOf } from '@domain/time/month';
import { jobsOfMonth } from '@/features/jobs/calendar/month-jobs';
import { monthJob, monthJobs } from './seeded-month';
import { seededRecords } from './seeded-records';

const noon = (date: string) => new Date(`${date}T18:00:00Z`);

test.each(['2026-01-01', '2026-02-28', '2026-11-22', '2026-12-31'])(
  'on %s the month has all its jobs, one of them today, and no other open jobs',
  (date) => {
    const now = noon(date);
    const days = Array.from({ length: monthJobs }, (_, index) => monthJob('1', index, now).scheduled_date);
    expect(new Set(days.map(monthOf))).toEqual(new Set([monthOf(date)]));
    expect(days).toContain(date);
    const open = Array.from({ length: 300 }, (_, index) => seededRecords('1', index, 300, now).job).filter(
      ({ status }) => status === 'scheduled' || status === 'in_progress',
    );
    const last = jobsOfMonth(monthOf(date)).where.at(-1)?.[2] as string;
    expect(open.length).toBeGreaterThan(50);
    expect(open.filter(({ scheduled_date }) => scheduled_date <= last)).toEqual([]);
  },
);
