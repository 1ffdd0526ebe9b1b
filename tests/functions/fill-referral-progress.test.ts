import type { Firestore } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import type * as Fill from '../../functions/src/referral/fill-referral-progress';
import { buildReferral } from '../../tools/testing/factories/build-referral';
import { toDocument } from '../../tools/testing/factories/to-document';
import { inProcessEnvironment } from './support/in-process';

let db: Firestore;
let fillReferralProgress: typeof Fill.fillReferralProgress;

beforeAll(async () => {
  Object.assign(process.env, inProcessEnvironment());
  ({ fillReferralProgress } = await import('../../functions/src/referral/fill-referral-progress'));
  db = (await import('../../functions/src/platform/firestore')).firestore();
});

it('referrals from before the field wait for the office again, and the others stay as they are', async () => {
  const old = Object.entries(toDocument(buildReferral())).filter(([field]) => field !== 'progress');
  await db.doc('referrals/old').set(Object.fromEntries(old));
  await db.doc('referrals/closed').set(toDocument(buildReferral({ progress: 'closed' })));
  const progressOf = async (id: string) => (await db.doc(`referrals/${id}`).get()).get('progress') as unknown;

  expect(await fillReferralProgress()).toBe(1);
  expect([await progressOf('old'), await progressOf('closed')]).toEqual(['none', 'closed']);
  expect(await fillReferralProgress()).toBe(0);
});
