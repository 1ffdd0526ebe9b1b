import { expect, test } from 'vitest';
import { jobStatuses, jobTransitions } from '@domain/job/job-status';
import { nextStatus } from './next-status';

test.each([
  ['pending', undefined],
  ['scheduled', 'in_progress'],
  ['in_progress', 'completed'],
  ['completed', undefined],
  ['cancelled', undefined],
] as const)('a job that is %s is offered the step to %s', (status, next) => {
  expect(nextStatus[status]?.status).toBe(next);
});

test('each step that is offered is an allowed transition', () => {
  const offered = jobStatuses.flatMap((from) => (nextStatus[from] ? [[from, nextStatus[from].status]] : []));
  const allowed = jobStatuses.flatMap((from) => jobTransitions[from].map((to) => [from, to]));
  expect(offered).toHaveLength(2);
  expect(allowed).toEqual(expect.arrayContaining(offered));
});
