import { expect, test } from 'vitest';
import { buildReferral } from '../../../tools/testing/factories/build-referral';
import type { Referral } from '@domain/referral/referral';
import { referralProgresses } from '@domain/referral/referral-status';
import { listViewOf } from '@domain/office/list-view';
import {
  acceptedReferrals,
  declinedReferrals,
  referralParts,
  referralsOf,
  waitingReferrals,
} from './referral-lists';

const referral = (id: string, created_at: string, change: Partial<Referral>) =>
  buildReferral({ id, created_at, ...change });

test('the lists together contain every progress', () => {
  const listed = [waitingReferrals, acceptedReferrals, declinedReferrals].flatMap(({ where }) =>
    where.flatMap(([field, , value]) => (field === 'progress' ? value : [])),
  );
  expect(new Set(listed)).toEqual(new Set(referralProgresses));
});

test('each part is newest first, and a referral that was answered here moves to the answered ones', () => {
  const parts = referralParts(
    [
      referral('b', '2026-03-03', { progress: 'accepted' }),
      referral('d', '2026-03-05', { declined_at: '2026-03-06' }),
      referral('a', '2026-03-02', {}),
    ],
    [
      referral('c', '2026-03-04', { progress: 'closed' }),
      referral('b', '2026-03-03', { progress: 'accepted' }),
    ],
    [referral('e', '2026-03-01', { declined_at: '2026-03-07' })],
  );
  expect(parts.waiting.map(({ id }) => id)).toEqual(['a']);
  expect(parts.answered.map(({ id }) => id)).toEqual(['d', 'c', 'b', 'e']);
});

test('by deadline, those that wait and have one, the earliest first', () => {
  const view = listViewOf('referrals', new URLSearchParams('list=referrals&filter=deadline'));
  expect(referralsOf(view, 0)).toMatchObject({
    where: [...waitingReferrals.where, ['needed_by', '>=', '0']],
    orderBy: ['needed_by', 'asc'],
  });
});
