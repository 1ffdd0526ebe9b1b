import { expect, test } from 'vitest';
import { jobStatuses, jobTransitions } from '@domain/job/job-status';
import { nextStatus } from './next-status';

test.each(jobStatuses)('what is offered for a job that is %s is a step that it may take', (status) => {
  const next = nextStatus[status];
  if (next) expect(jobTransitions[status]).toContain(next.status);
});
