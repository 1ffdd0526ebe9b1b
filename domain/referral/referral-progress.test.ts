import { describe, expect, test } from 'vitest';
import { mayMove, progressBefore, referralMoves } from './referral-progress';
import { referralProgresses } from './referral-status';

test('the office moves a referral forward, through a request or directly to a job', () => {
  expect(mayMove('none', 'accepted')).toBe(true);
  expect(mayMove('none', 'scheduled')).toBe(true);
  expect(mayMove('accepted', 'scheduled')).toBe(true);
  expect(mayMove('scheduled', 'completed')).toBe(true);
});

test('nothing skips the appointment, and nothing leaves a final state', () => {
  expect(mayMove('accepted', 'completed')).toBe(false);
  expect(mayMove('none', 'completed')).toBe(false);
  expect([referralMoves.completed, referralMoves.closed]).toEqual([[], []]);
});

describe.each(referralProgresses)('%s', (from) => {
  test('never goes back or to itself', () => {
    const order = referralProgresses.indexOf(from);
    const back = referralMoves[from].filter((to) => referralProgresses.indexOf(to) <= order);
    expect(back).toEqual([]);
  });
});

test.each([
  ['completed', '2026-03-02', '2026-03-01', 'scheduled'],
  ['closed', '2026-03-02', '2026-03-01', 'scheduled'],
  ['closed', null, '2026-03-01', 'accepted'],
  ['closed', null, null, 'none'],
] as const)('%s, scheduled %s, accepted %s, was %s before', (progress, scheduled_at, accepted_at, before) => {
  expect(progressBefore({ progress, scheduled_at, accepted_at })).toBe(before);
});
