import type { Firestore } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import type * as Fill from '../../functions/src/referral/fill-listed-fields';
import { buildReferral } from '../../tools/testing/factories/build-referral';
import { toDocument } from '../../tools/testing/factories/to-document';
import { inProcessEnvironment } from './support/in-process';

let db: Firestore;
let fillListedFields: typeof Fill.fillListedFields;

beforeAll(async () => {
  Object.assign(process.env, inProcessEnvironment());
  ({ fillListedFields } = await import('../../functions/src/referral/fill-listed-fields'));
  db = (await import('../../functions/src/platform/firestore')).firestore();
});

it('referrals from before the fields wait for the office again, and the others stay as they are', async () => {
  const declinedAt = new Date('2026-03-03T19:00:00Z');
  const old: Record<string, unknown> = { ...toDocument(buildReferral()) };
  delete old['progress'];
  delete old['declined_at'];
  await db.doc('referrals/old').set(old);
  await db.doc('referrals/closed').set(toDocument(buildReferral({ progress: 'closed' })));
  const declined = buildReferral({ declined_at: declinedAt.toISOString(), declined_by: 'office' });
  await db.doc('referrals/declined').set(toDocument(declined));
  const waiting = db.collection('referrals').where('progress', '==', 'none').where('declined_at', '==', null);

  expect((await waiting.get()).docs.map(({ id }) => id)).toEqual([]);
  expect(await fillListedFields()).toBe(2);
  expect((await waiting.get()).docs.map(({ id }) => id)).toEqual(['old']);
  expect(await fillListedFields()).toBe(0);
});
