import { expect, test } from 'vitest';
import { business } from '../business/business';
import type { ReferralProgress } from './referral-status';
import { referralTimeline } from './referral-timeline';

const submitted = '2026-11-16T18:00:00.000Z';
const now = new Date('2026-11-21T18:00:00Z');
const timeline = (dated: object, progress: ReferralProgress) =>
  referralTimeline(
    {
      created_at: submitted,
      accepted_at: null,
      scheduled_at: null,
      completed_at: null,
      closed_at: null,
      ...dated,
      progress,
    },
    business.timeZone,
    now,
  );

test('a linked referral shows the recorded dates', () => {
  const accepted_at = '2026-11-17T15:00:00.000Z';
  const scheduled_at = '2026-11-18T15:00:00.000Z';
  expect(timeline({ accepted_at, scheduled_at }, 'scheduled')).toEqual([
    { status: 'Submitted', at: submitted },
    { status: 'Contacted', at: accepted_at },
    { status: 'Scheduled', at: scheduled_at },
  ]);
});

test('one closed before its appointment shows no appointment', () => {
  const accepted_at = '2026-11-17T15:00:00.000Z';
  const closed_at = '2026-11-19T15:00:00.000Z';
  expect(timeline({ accepted_at, closed_at }, 'closed').map(({ status }) => status)).toEqual([
    'Submitted',
    'Contacted',
    'Closed',
  ]);
});

test('an unlinked one is estimated from its age, without dates that were not recorded', () => {
  expect(timeline({}, 'none')).toEqual([
    { status: 'Submitted', at: submitted },
    { status: 'Contacted', at: null },
    { status: 'Scheduled', at: null },
  ]);
});
