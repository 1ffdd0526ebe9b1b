import { expect, test } from 'vitest';
import { undoableStep } from './undoable-step';

const started_at = '2026-03-03T12:00:00.000Z';
const none = { accepted_at: null, ending: null, cancellation: null };
const completed_at = '2026-03-03T13:00:00.000Z';

test('the last step can be undone for a minute', () => {
  expect(undoableStep({ status: 'in_progress', started_at, completed_at: null, ...none })).toEqual({
    from: 'in_progress',
    until: Date.parse('2026-03-03T12:01:00.000Z'),
  });
  expect(undoableStep({ status: 'completed', started_at, completed_at, ...none })).toEqual({
    from: 'completed',
    until: Date.parse('2026-03-03T13:01:00.000Z'),
  });
});

const cancellation = { reason: '', by: 'desk@example.com', at: '2026-03-03T14:00:00.000Z' };

test('an ending can be undone for a minute, a plain cancellation cannot', () => {
  const cancelled = { ...none, status: 'cancelled', started_at, completed_at: null, cancellation } as const;
  expect(undoableStep({ ...cancelled, ending: 'no_show' })).toEqual({
    from: 'cancelled',
    until: Date.parse('2026-03-03T14:01:00.000Z'),
  });
  expect(undoableStep({ ...cancelled, ending: null })).toBeNull();
});

test('an acceptance can be undone for a minute, another appointment cannot', () => {
  const accepted_at = '2026-03-03T11:00:00.000Z';
  const scheduled = { ...none, status: 'scheduled', started_at: null, completed_at: null } as const;
  expect(undoableStep({ ...scheduled, accepted_at })).toEqual({
    from: 'scheduled',
    until: Date.parse('2026-03-03T11:01:00.000Z'),
  });
  expect(undoableStep(scheduled)).toBeNull();
});

test.each(['pending', 'scheduled'] as const)('%s: there is no step to undo', (status) => {
  expect(undoableStep({ status, started_at, completed_at, ...none })).toBeNull();
});

test('a step with an unknown time cannot be undone here', () => {
  expect(undoableStep({ status: 'completed', started_at, completed_at: null, ...none })).toBeNull();
});
