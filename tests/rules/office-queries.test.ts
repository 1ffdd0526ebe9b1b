import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  documentId,
  doc,
  getCountFromServer,
  getDocs,
  limit,
  onSnapshot,
  orderBy,
  query,
  setDoc,
  startAfter,
  where,
  type QueryConstraint,
  type QuerySnapshot,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collections, type CollectionName } from '@domain/firestore/paths';
import { listedJobStatuses } from '@domain/job/job-status';
import { pendingLeadStatuses } from '@domain/request/lead-status';
import { buildBooking } from '../factories/build-booking';
import { buildLead } from '../factories/build-lead';
import { buildReferral } from '../factories/build-referral';
import { toDocument } from '../factories/to-document';
import { contextOf, recordAdmins, type Role } from './roles';
import { rulesEnvironment } from './rules-environment';

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await rulesEnvironment('demo-rules-office-queries');
  await environment.clearFirestore();
  await recordAdmins(environment);
  await environment.withSecurityRulesDisabled(async (server) => {
    const put = (name: CollectionName, id: string, fields: object) =>
      setDoc(doc(server.firestore(), name, id), fields);
    for (const status of ['new', 'contacted', 'booked'] as const) {
      await put(collections.leads, status, toDocument(buildLead({ status })));
    }
    for (const status of ['scheduled', 'completed', 'cancelled'] as const) {
      await put(collections.bookings, status, toDocument(buildBooking({ status })));
    }
    for (const [collectionName, kind] of [
      [collections.bookings, 'booking_approved'],
      [collections.agreements, 'signed_agreement'],
    ]) {
      const subject = { collection: collectionName, id: 'scheduled' };
      await put(collections.mail, `${kind}_scheduled`, { kind, subject, created_at: new Date() });
    }
    await put(collections.referrals, 'referral-1', toDocument(buildReferral()));
    for (const state of ['earned', 'paid', 'void']) {
      await put(collections.rewards, state, { state, amount: 50 });
    }
  });
});
afterAll(() => environment.cleanup());

function ask(role: Role, name: CollectionName, constraints: readonly QueryConstraint[]) {
  return query(collection(contextOf(environment, role).firestore(), name), ...constraints);
}

/** The first answer of a live query, or its refusal. */
function firstSnapshot(asked: ReturnType<typeof ask>): Promise<QuerySnapshot> {
  return new Promise((resolve, reject) => {
    const stop = onSnapshot(
      asked,
      (snapshot) => {
        stop();
        resolve(snapshot);
      },
      reject,
    );
  });
}

const queries: Readonly<
  Record<string, { name: CollectionName; constraints: QueryConstraint[]; finds: number }>
> = {
  'pending requests, newest first': {
    name: collections.leads,
    constraints: [
      where('status', 'in', pendingLeadStatuses),
      orderBy('created_at', 'desc'),
      orderBy(documentId(), 'desc'),
      limit(20),
    ],
    finds: 2,
  },
  'the next page of requests': {
    name: collections.leads,
    constraints: [
      where('status', 'in', pendingLeadStatuses),
      orderBy('created_at', 'desc'),
      startAfter(new Date('2100-01-01')),
      limit(20),
    ],
    finds: 2,
  },
  'referrals, newest first': {
    name: collections.referrals,
    constraints: [orderBy('created_at', 'desc'), limit(20)],
    finds: 1,
  },
  'rewards that are earned and not sent yet': {
    name: collections.rewards,
    constraints: [where('state', '==', 'earned'), limit(200)],
    finds: 1,
  },
  'jobs by date': {
    name: collections.bookings,
    constraints: [where('status', 'in', listedJobStatuses), orderBy('scheduled_date', 'asc'), limit(20)],
    finds: 2,
  },
  'jobs by a search key': {
    name: collections.bookings,
    constraints: [where('search_keys', 'array-contains', '8015550117'), limit(20)],
    finds: 3,
  },
  'the mails of a job, its signed papers among them': {
    name: collections.mail,
    constraints: [where('subject.id', '==', 'scheduled'), orderBy('created_at', 'desc'), limit(20)],
    finds: 2,
  },
  'the 50 newest log entries': {
    name: collections.formSubmissionsLog,
    constraints: [orderBy('created_at', 'desc'), limit(50)],
    finds: 0,
  },
};

describe.each(Object.entries(queries))('%s', (_title, { name, constraints, finds }) => {
  test('once and live', async () => {
    const answer = await assertSucceeds(getDocs(ask('admin', name, constraints)));
    expect(answer.size).toBe(finds);
    expect((await assertSucceeds(firstSnapshot(ask('admin', name, constraints)))).size).toBe(finds);
  });

  test('counted', async () => {
    const counted = await assertSucceeds(getCountFromServer(ask('admin', name, constraints)));
    expect(counted.data().count).toBe(finds);
  });

  test.each(['visitor', 'signed in', 'claim only', 'record only'] as const)('not by %s', async (role) => {
    await assertFails(getDocs(ask(role, name, constraints)));
    await assertFails(firstSnapshot(ask(role, name, constraints)));
    await assertFails(getCountFromServer(ask(role, name, constraints)));
  });
});

test('a count over a whole collection is refused, one with a limit is answered', async () => {
  await assertFails(getCountFromServer(ask('admin', collections.leads, [])));
  await assertSucceeds(getCountFromServer(ask('admin', collections.leads, [limit(200)])));
});
