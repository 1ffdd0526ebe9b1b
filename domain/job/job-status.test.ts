import { describe, expect, test } from 'vitest';
import {
  jobStatuses,
  jobTransitions,
  listedJobStatuses,
  workflowStatusOf,
  type JobStatus,
} from './job-status';

test('the statuses are those of requirement J-02', () => {
  expect(jobStatuses).toEqual(['pending', 'scheduled', 'in_progress', 'completed', 'cancelled']);
  expect(listedJobStatuses).toEqual(['pending', 'scheduled', 'in_progress', 'completed']);
});

const allowed = new Set([
  'pending > scheduled',
  'pending > cancelled',
  'scheduled > in_progress',
  'scheduled > cancelled',
  'in_progress > completed',
]);

describe.each(jobStatuses)('from %s', (from: JobStatus) => {
  test.each(jobStatuses)('to %s', (to) => {
    expect(jobTransitions[from].includes(to)).toBe(allowed.has(`${from} > ${to}`));
  });
});

test.each([undefined, null])('a workflow status that is %s counts as scheduled', (stored) => {
  expect(workflowStatusOf(stored)).toBe('scheduled');
});

test('a stored workflow status is unchanged', () => {
  expect(workflowStatusOf('forms_pending')).toBe('forms_pending');
});
