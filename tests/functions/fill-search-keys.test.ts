import type { Firestore } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import { searchKeys } from '@domain/search/search-keys';
import type * as Fill from '../../functions/src/customer/fill-search-keys';
import { buildCustomer } from '../../tools/testing/factories/build-customer';
import { buildStoredReport } from '../../tools/testing/factories/build-stored-report';
import { toDocument } from '../../tools/testing/factories/to-document';
import { inProcessEnvironment } from './support/in-process';

let db: Firestore;
let fillSearchKeys: typeof Fill.fillSearchKeys;

beforeAll(async () => {
  Object.assign(process.env, inProcessEnvironment());
  ({ fillSearchKeys } = await import('../../functions/src/customer/fill-search-keys'));
  db = (await import('../../functions/src/platform/firestore')).firestore();
});

it('customers and reports from before the search get their keys once, and the others stay as they are', async () => {
  const customer = buildCustomer({ name: 'Ines Okuda' });
  const without = Object.entries(toDocument(customer)).filter(([field]) => field !== 'search_keys');
  await db.doc('customers/fill-old').set(Object.fromEntries(without));
  await db.doc('customers/fill-new').set(toDocument(buildCustomer({ search_keys: ['as', 'it', 'was'] })));
  await db.doc('inspection_reports/fill-old').set(buildStoredReport());
  await db.doc('inspection_reports/fill-damaged').set(buildStoredReport({ findings: '{' }));
  const keysOf = async (path: string) => (await db.doc(path).get()).get('search_keys') as unknown;

  expect(await fillSearchKeys()).toBeGreaterThanOrEqual(3);
  expect(await keysOf('customers/fill-old')).toEqual(searchKeys(customer));
  expect(await keysOf('customers/fill-new')).toEqual(['as', 'it', 'was']);
  expect(await keysOf('inspection_reports/fill-old')).toEqual(
    expect.arrayContaining(['whit', 'fill', 'old']),
  );
  expect(await keysOf('inspection_reports/fill-damaged')).toEqual([]);
  const filledAt = (await db.doc('customers/fill-old').get()).updateTime;
  await fillSearchKeys();
  expect((await db.doc('customers/fill-old').get()).updateTime).toEqual(filledAt);
  for (const name of ['old', 'damaged']) await db.doc(`inspection_reports/fill-${name}`).delete();
});
