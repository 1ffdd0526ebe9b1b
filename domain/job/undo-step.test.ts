import { expect, test } from 'vitest';
import { jobTransitions } from './job-status';
import { stepsBack, undoEnd, undoGraceSeconds, undoSeconds } from './undo-step';

test('a step can be undone for a minute, plus ten seconds to reach the server', () => {
  expect([undoSeconds, undoGraceSeconds]).toEqual([60, 10]);
  expect(undoEnd(new Date('2026-03-03T19:00:00Z'))).toEqual(new Date('2026-03-03T19:01:10Z'));
});

test.each(['in_progress', 'completed'] as const)('%s returns to the previous status', (status) => {
  expect(jobTransitions[stepsBack[status]]).toContain(status);
});
