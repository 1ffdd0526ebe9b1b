import { expect, test } from 'vitest';
import { undoableStep } from './undoable-step';

const started_at = '2026-03-03T12:00:00.000Z';
const completed_at = '2026-03-03T13:00:00.000Z';

test('the last step can be undone for a minute', () => {
  expect(undoableStep({ status: 'in_progress', started_at, completed_at: null })).toEqual({
    from: 'in_progress',
    until: Date.parse('2026-03-03T12:01:00.000Z'),
  });
  expect(undoableStep({ status: 'completed', started_at, completed_at })).toEqual({
    from: 'completed',
    until: Date.parse('2026-03-03T13:01:00.000Z'),
  });
});

test.each(['pending', 'scheduled', 'cancelled'] as const)('%s: there is no step to undo', (status) => {
  expect(undoableStep({ status, started_at, completed_at })).toBeNull();
});

test('a step with an unknown time cannot be undone here', () => {
  expect(undoableStep({ status: 'completed', started_at, completed_at: null })).toBeNull();
});
