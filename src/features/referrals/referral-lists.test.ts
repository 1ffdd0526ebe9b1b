import { expect, test } from 'vitest';
import { buildReferral } from '../../../tools/testing/factories/build-referral';
import { referralProgresses, type ReferralProgress } from '@domain/referral/referral-status';
import { answeredReferrals, referralParts, waitingReferrals } from './referral-lists';

const referral = (id: string, created_at: string, progress: ReferralProgress) =>
  buildReferral({ id, created_at, progress });

test('the two lists together contain every progress', () => {
  const listed = [...waitingReferrals.where, ...answeredReferrals.where].flatMap(([, , value]) => value);
  expect(new Set(listed)).toEqual(new Set(referralProgresses));
});

test('each part is newest first, and a referral that was answered here moves to the answered ones', () => {
  const parts = referralParts(
    [referral('b', '2026-03-03', 'accepted'), referral('a', '2026-03-02', 'none')],
    [referral('c', '2026-03-04', 'closed'), referral('b', '2026-03-03', 'accepted')],
  );
  expect(parts.waiting.map(({ id }) => id)).toEqual(['a']);
  expect(parts.answered.map(({ id }) => id)).toEqual(['c', 'b']);
});
