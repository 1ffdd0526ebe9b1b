import { expect, test } from 'vitest';
import { jobStatuses, jobTransitions } from '@domain/job/job-status';
import { nextStatus } from './next-status';

test.each(jobStatuses)('a job that is %s is offered only an allowed step', (status) => {
  const next = nextStatus[status];
  if (next) expect(jobTransitions[status]).toContain(next.status);
});
