import { expect, test } from 'vitest';
import { listedJobStatuses, type JobStatus } from '@domain/job/job-status';
import { buildJob } from '../../../tools/testing/factories/build-job';
import { completedJobs, jobParts, openJobs } from './listed-jobs';

const job = (id: string, scheduled_date: string, scheduled_time: string, status: JobStatus = 'scheduled') =>
  buildJob({ id, scheduled_date, scheduled_time, status });

test('the two lists together contain every listed status', () => {
  const statuses = [...openJobs.where, ...completedJobs.where].flatMap(([, , value]) => value);
  expect(new Set(statuses)).toEqual(new Set(listedJobStatuses));
});

const ids = ({ open, over }: ReturnType<typeof jobParts>) => [
  open.map(({ id }) => id),
  over.map(({ id }) => id),
];

test('open jobs come next first, completed ones latest first', () => {
  const completed = [
    job('c', '2026-03-04', '08:00', 'completed'),
    job('a', '2026-03-02', '10:00', 'completed'),
  ];
  const open = [job('d', '2026-03-04', '12:00'), job('b', '2026-03-03', '09:00')];
  expect(ids(jobParts(open, completed))).toEqual([
    ['b', 'd'],
    ['c', 'a'],
  ]);
});

test('a job that is briefly in both lists appears once', () => {
  const both = job('a', '2026-03-02', '10:00', 'completed');
  expect(ids(jobParts([both], [both]))).toEqual([[], ['a']]);
});

test('an open job of a later page that was completed here moves to the completed ones', () => {
  expect(ids(jobParts([job('a', '2026-03-02', '10:00', 'completed')], []))).toEqual([[], ['a']]);
});
