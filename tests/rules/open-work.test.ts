import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, getDocs, setDoc, type Firestore } from 'firebase/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { collections, type CollectionName } from '@domain/firestore/paths';
import { longestWaitingReferrals } from '@/features/referrals/referral-lists';
import { awaitedTimes, untouchedRequests } from '@/features/requests/request-lists';
import type { ListedRow, ListQuery } from '@/firebase/lists/list-query';
import { toFirestoreQuery } from '@/firebase/lists/to-firestore-query';
import { buildReferral } from '../../tools/testing/factories/build-referral';
import { buildRequest } from '../../tools/testing/factories/build-request';
import { toDocument } from '../../tools/testing/factories/to-document';
import { contextOf, recordAdmins } from './roles';
import { rulesEnvironment } from './rules-environment';

let environment: RulesTestEnvironment;

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const old = (index: number) => ({ id: `old-${index}`, created_at: daysAgo(30) });
const pages = Array.from({ length: longestWaitingReferrals.pageSize }, (_, index) => index);

beforeAll(async () => {
  environment = await rulesEnvironment('demo-rules-open-work');
  await environment.clearFirestore();
  await recordAdmins(environment);
  await environment.withSecurityRulesDisabled(async (server) => {
    const put = (name: CollectionName, record: ListedRow) =>
      setDoc(doc(server.firestore(), name, record.id), toDocument(record));
    for (const index of pages) {
      await put(collections.referrals, buildReferral({ ...old(index), declined_at: daysAgo(29) }));
      await put(collections.leads, buildRequest({ ...old(index), forms_booking_id: 'b-1' }));
    }
    const sent = { id: 'sent', created_at: daysAgo(20), forms_booking_id: 'b-2' };
    await put(collections.referrals, buildReferral(sent));
    await put(collections.referrals, buildReferral({ id: 'waiting', created_at: daysAgo(2) }));
    await put(collections.referrals, buildReferral({ id: 'newer', created_at: daysAgo(1) }));

    await put(collections.leads, buildRequest({ id: 'waiting', created_at: daysAgo(2) }));
    await put(collections.leads, buildRequest({ id: 'called', status: 'contacted', created_at: daysAgo(3) }));
    // Referred clients who chose a time after the office had called them or sent their forms.
    const chosen = (id: string, client_waits_since: string, more: Parameters<typeof buildRequest>[0]) =>
      put(collections.leads, buildRequest({ id, created_at: daysAgo(9), client_waits_since, ...more }));
    await chosen('chosen', daysAgo(1), { status: 'contacted' });
    await chosen('chosen-before', daysAgo(3), { forms_booking_id: 'b-3' });
    await chosen('booked', daysAgo(4), { status: 'booked' });
  });
});
afterAll(() => environment.cleanup());

async function idsOf<Row extends ListedRow>(list: ListQuery<Row>): Promise<string[]> {
  const firestore = contextOf(environment, 'admin').firestore() as unknown as Firestore;
  return (await getDocs(toFirestoreQuery(firestore, list))).docs.map(({ id }) => id);
}

test('a page full of declined referrals hides none that waits', async () => {
  expect(await idsOf(longestWaitingReferrals)).toEqual(['waiting', 'newer']);
});

test('requests wait until they are contacted or get their forms', async () => {
  expect(await idsOf(untouchedRequests)).toEqual(['waiting']);
});

test('a referred client who chose a time waits again, whatever the office did before', async () => {
  expect(await idsOf(awaitedTimes)).toEqual(['chosen-before', 'chosen']);
});
