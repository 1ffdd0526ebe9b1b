import { expect, test } from 'vitest';
import { listedJobStatuses } from '@domain/job/job-status';
import { buildJob } from '../../../tools/testing/factories/build-job';
import { completedJobs, inOrder, openJobs } from './listed-jobs';

const job = (id: string, scheduled_date: string, scheduled_time: string) =>
  buildJob({ id, scheduled_date, scheduled_time });

test('the two lists together contain every listed status', () => {
  const statuses = [...openJobs.where, ...completedJobs.where].flatMap(([, , value]) => value);
  expect(new Set(statuses)).toEqual(new Set(listedJobStatuses));
});

test('merges completed and current jobs by date and time', () => {
  const completed = [job('c', '2026-03-04', '08:00'), job('a', '2026-03-02', '10:00')];
  const open = [job('d', '2026-03-04', '12:00'), job('b', '2026-03-03', '09:00')];
  expect(inOrder(completed, open).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
});

test('a job that is briefly in both lists appears once', () => {
  expect(inOrder([job('a', '2026-03-02', '10:00')], [job('a', '2026-03-02', '10:00')])).toHaveLength(1);
});
