import type { Firestore } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import type * as Fill from '../../functions/src/referral/fill-awaiting-fields';
import { buildReferral } from '../../tools/testing/factories/build-referral';
import { buildRequest } from '../../tools/testing/factories/build-request';
import { toDocument } from '../../tools/testing/factories/to-document';
import { inProcessEnvironment } from './support/in-process';

let db: Firestore;
let fillAwaitingFields: typeof Fill.fillAwaitingFields;

beforeAll(async () => {
  Object.assign(process.env, inProcessEnvironment());
  ({ fillAwaitingFields } = await import('../../functions/src/referral/fill-awaiting-fields'));
  db = (await import('../../functions/src/platform/firestore')).firestore();
});

it('records from before the fields wait for the office again, and the others stay as they are', async () => {
  const without = (record: { readonly id: string }, added: readonly string[]) =>
    Object.fromEntries(Object.entries(toDocument(record)).filter(([field]) => !added.includes(field)));
  const fields = ['progress', 'declined_at', 'forms_booking_id'];
  const closed = buildReferral({ progress: 'closed', forms_booking_id: 'b-1' });
  await db.doc('referrals/old').set(without(buildReferral(), fields));
  await db.doc('referrals/closed').set(toDocument(closed));
  await db.doc('leads/old').set(without(buildRequest(), fields));
  const fieldsOf = async (path: string) => {
    const stored = await db.doc(path).get();
    return Object.fromEntries(fields.map((field) => [field, stored.get(field) as unknown]));
  };

  expect(await fillAwaitingFields()).toBe(4);
  const waiting = { progress: 'none', declined_at: null, forms_booking_id: null };
  expect(await fieldsOf('referrals/old')).toEqual(waiting);
  expect(await fieldsOf('referrals/closed')).toMatchObject({ progress: 'closed', forms_booking_id: 'b-1' });
  expect(await fieldsOf('leads/old')).toMatchObject({ forms_booking_id: null });
  expect(await fillAwaitingFields()).toBe(0);
});
