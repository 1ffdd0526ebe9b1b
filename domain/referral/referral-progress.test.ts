import { describe, expect, test } from 'vitest';
import type { Instant } from '../firestore/instant';
import { mayMove, movedBack, progressBefore, referralMoves } from './referral-progress';
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

describe('moving back', () => {
  const moment = (iso: string): Instant => ({ toDate: () => new Date(iso), toMillis: () => Date.parse(iso) });
  const at = moment('2026-03-05T17:00:00Z');
  const none = { accepted_at: null, scheduled_at: null, completed_at: null, closed_at: null };

  test('returns a completed referral to its appointment', () => {
    const completed = { ...none, progress: 'completed', scheduled_at: at, completed_at: at } as const;
    expect(movedBack(completed, { to: 'completed', at })).toEqual({
      progress: 'scheduled',
      completed_at: null,
    });
  });

  test('returns a closed referral to what it was', () => {
    const closed = { ...none, progress: 'closed', accepted_at: at, closed_at: at } as const;
    expect(movedBack(closed, { to: 'closed', at })).toEqual({ progress: 'accepted', closed_at: null });
  });

  test('returns an accepted referral to the office’s list, without its request or job', () => {
    const accepted = { ...none, progress: 'accepted', accepted_at: at } as const;
    const waiting = { progress: 'none', accepted_at: null, handled_by: null };
    expect(movedBack(accepted, { to: 'accepted', at })).toEqual({ ...waiting, lead_id: null });
    const scheduled = { ...accepted, progress: 'scheduled', scheduled_at: at } as const;
    const noJob = { scheduled_at: null, booking_id: null };
    expect(movedBack(scheduled, { to: 'scheduled', at })).toEqual({ ...waiting, ...noJob });
    const before = moment('2026-03-01T17:00:00Z');
    expect(movedBack({ ...scheduled, accepted_at: before }, { to: 'scheduled', at })).toEqual({
      progress: 'accepted',
      ...noJob,
    });
  });

  test('leaves a referral that another step moved, before or since', () => {
    const closed = { ...none, progress: 'closed', closed_at: moment('2026-03-05T17:00:01Z') } as const;
    expect(movedBack(closed, { to: 'closed', at })).toBeNull();
    expect(
      movedBack({ ...none, progress: 'scheduled', scheduled_at: at }, { to: 'completed', at }),
    ).toBeNull();
  });
});
