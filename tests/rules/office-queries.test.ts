import {
  assertFails,
  assertSucceeds,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
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
import { pendingRequestStatuses } from '@domain/request/request-status';
import { buildJob } from '../../tools/testing/factories/build-job';
import { buildCustomer } from '../../tools/testing/factories/build-customer';
import { buildRequest } from '../../tools/testing/factories/build-request';
import { buildReferral } from '../../tools/testing/factories/build-referral';
import { toDocument } from '../../tools/testing/factories/to-document';
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
      await put(collections.leads, status, toDocument(buildRequest({ status })));
    }
    for (const status of ['scheduled', 'completed', 'cancelled'] as const) {
      await put(collections.bookings, status, toDocument(buildJob({ status })));
    }
    for (const [collectionName, kind] of [
      [collections.bookings, 'booking_approved'],
      [collections.agreements, 'signed_agreement'],
    ]) {
      const subject = { collection: collectionName, id: 'scheduled' };
      await put(collections.mail, `${kind}_scheduled`, { kind, subject, created_at: new Date() });
    }
    await put(collections.customers, 'customer-1', { ...buildCustomer(), email: 'ann@example.com' });
    await put(collections.inspectionReports, 'report-1', { search_keys: ['whit'], created_at: new Date() });
    await put(collections.referrals, 'referral-1', toDocument(buildReferral()));
    const today = new Date();
    const longAgo = new Date('2020-01-01');
    for (const [id, suspicious, created_at] of [
      ['innocent', false, today],
      ['suspicious', true, today],
      ['suspicious-long-ago', true, longAgo],
    ] as const) {
      await put(collections.formSubmissionsLog, id, { suspicious, created_at });
      await put(collections.rateLimits, id, { violation: suspicious, created_at });
      await put(collections.formClients, id, { last_submission_at: created_at });
    }
    await put(collections.mail, 'given-up', { gave_up_at: today, created_at: today });
    await put(collections.mail, 'not-needed', { gave_up_at: null, created_at: today });
    await put(collections.mail, 'delayed', { delayed_at: today, created_at: today });
    for (const record_id of ['lead-1', 'lead-2']) {
      await put(collections.auditLog, record_id, { collection: 'leads', record_id, at: today });
    }
    for (const state of ['earned', 'paid', 'void']) {
      await put(collections.rewards, state, { state, amount: 50 });
    }
  });
});
afterAll(() => environment.cleanup());

type Client = ReturnType<RulesTestContext['firestore']>;
const clients = new Map<Role, Client>();

/**
 * Each admin uses a new client, which has nothing cached. Clients that are always denied are shared, because
 * the emulator supports a few hundred.
 */
function clientOf(role: Role): Client {
  const client = clients.get(role) ?? contextOf(environment, role).firestore();
  if (role !== 'admin') clients.set(role, client);
  return client;
}

function ask(role: Role, name: CollectionName, constraints: readonly QueryConstraint[]) {
  return query(collection(clientOf(role), name), ...constraints);
}

/** The first snapshot of a live query, or its denial. */
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

const dayAgo = new Date(Date.now() - 86_400_000);

const queries: Readonly<
  Record<string, { name: CollectionName; constraints: QueryConstraint[]; finds: number }>
> = {
  'pending requests, newest first': {
    name: collections.leads,
    constraints: [
      where('status', 'in', pendingRequestStatuses),
      orderBy('created_at', 'desc'),
      orderBy(documentId(), 'desc'),
      limit(20),
    ],
    finds: 2,
  },
  'the next page of requests': {
    name: collections.leads,
    constraints: [
      where('status', 'in', pendingRequestStatuses),
      orderBy('created_at', 'desc'),
      startAfter(new Date('2100-01-01')),
      limit(20),
    ],
    finds: 2,
  },
  'the customer with an email address': {
    name: collections.customers,
    constraints: [where('email', '==', 'ann@example.com'), orderBy('email', 'asc'), limit(1)],
    finds: 1,
  },
  'customers by the beginning of a name': {
    name: collections.customers,
    constraints: [where('search_keys', 'array-contains', 'whit'), orderBy('created_at', 'desc'), limit(10)],
    finds: 1,
  },
  'reports by a search key': {
    name: collections.inspectionReports,
    constraints: [where('search_keys', 'array-contains', 'whit'), orderBy('created_at', 'desc'), limit(10)],
    finds: 1,
  },
  'the one job that an address names': {
    name: collections.bookings,
    constraints: [where('__name__', '==', 'completed'), orderBy('__name__', 'asc'), limit(2)],
    finds: 1,
  },
  'a job that was deleted': {
    name: collections.bookings,
    constraints: [where('__name__', '==', 'deleted'), orderBy('__name__', 'asc'), limit(2)],
    finds: 0,
  },
  'the emails about a customer’s records': {
    name: collections.mail,
    constraints: [
      where('subject.id', 'in', ['scheduled', 'no-report']),
      orderBy('created_at', 'desc'),
      limit(8),
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
    constraints: [where('search_keys', 'array-contains', '3125550117'), limit(20)],
    finds: 3,
  },
  'jobs by a search key, the latest appointment first': {
    name: collections.bookings,
    constraints: [
      where('search_keys', 'array-contains', '3125550117'),
      orderBy('scheduled_date', 'desc'),
      limit(20),
    ],
    finds: 3,
  },
  'pending requests by the beginning of a name': {
    name: collections.leads,
    constraints: [
      where('search_keys', 'array-contains', 'whit'),
      where('status', 'in', pendingRequestStatuses),
      orderBy('created_at', 'desc'),
      limit(15),
    ],
    finds: 2,
  },
  'referrals by the last digits of a phone number': {
    name: collections.referrals,
    constraints: [where('search_keys', 'array-contains', '0188'), orderBy('created_at', 'desc'), limit(12)],
    finds: 1,
  },
  'the newest pending referral': {
    name: collections.referrals,
    constraints: [where('progress', '==', 'none'), orderBy('created_at', 'desc'), limit(1)],
    finds: 1,
  },
  'completed jobs that are unpaid': {
    name: collections.bookings,
    constraints: [
      where('status', '==', 'completed'),
      where('payment_state', '==', 'unpaid'),
      orderBy('scheduled_date', 'desc'),
      limit(20),
    ],
    finds: 1,
  },
  'scheduled jobs whose forms are missing': {
    name: collections.bookings,
    constraints: [
      where('status', '==', 'scheduled'),
      where('workflow_status', 'in', ['forms_pending', 'forms_signed', 'scheduled']),
      orderBy('scheduled_date', 'asc'),
      limit(20),
    ],
    finds: 1,
  },
  'jobs booked in a week': {
    name: collections.bookings,
    constraints: [
      where('status', 'in', listedJobStatuses),
      where('created_at', '>=', dayAgo),
      orderBy('created_at', 'desc'),
      limit(20),
    ],
    finds: 2,
  },
  'the open jobs of a month': {
    name: collections.bookings,
    constraints: [
      where('status', 'in', ['scheduled', 'in_progress']),
      where('scheduled_date', '>=', '2026-01-01'),
      where('scheduled_date', '<=', '9999-12-31'),
      orderBy('scheduled_date', 'asc'),
      limit(200),
    ],
    finds: 1,
  },
  'the emails of a job, including its signed documents': {
    name: collections.mail,
    constraints: [where('subject.id', '==', 'scheduled'), orderBy('created_at', 'desc'), limit(20)],
    finds: 2,
  },
  'the 50 newest log entries': {
    name: collections.formSubmissionsLog,
    constraints: [orderBy('created_at', 'desc'), limit(50)],
    finds: 3,
  },
  'suspicious log entries of a day': {
    name: collections.formSubmissionsLog,
    constraints: [
      where('suspicious', '==', true),
      where('created_at', '>=', dayAgo),
      orderBy('created_at', 'desc'),
      limit(50),
    ],
    finds: 1,
  },
  'clients of a day': {
    name: collections.formClients,
    constraints: [
      where('last_submission_at', '>=', dayAgo),
      orderBy('last_submission_at', 'desc'),
      limit(50),
    ],
    finds: 2,
  },
  'violations of a day': {
    name: collections.rateLimits,
    constraints: [
      where('violation', '==', true),
      where('created_at', '>=', dayAgo),
      orderBy('created_at', 'desc'),
      limit(20),
    ],
    finds: 1,
  },
  'dead letters': {
    name: collections.mail,
    constraints: [where('gave_up_at', '>=', new Date(0)), orderBy('gave_up_at', 'desc'), limit(20)],
    finds: 1,
  },
  'delayed emails': {
    name: collections.mail,
    constraints: [where('delayed_at', '>=', new Date(0)), orderBy('delayed_at', 'desc'), limit(20)],
    finds: 1,
  },
  'the audit trail of one record': {
    name: collections.auditLog,
    constraints: [
      where('collection', '==', 'leads'),
      where('record_id', '==', 'lead-1'),
      orderBy('at', 'desc'),
      limit(25),
    ],
    finds: 1,
  },
};

describe.each(Object.entries(queries))('%s', (_title, { name, constraints, finds }) => {
  test('is allowed once and live', async () => {
    const answer = await assertSucceeds(getDocs(ask('admin', name, constraints)));
    expect(answer.size).toBe(finds);
    expect((await assertSucceeds(firstSnapshot(ask('admin', name, constraints)))).size).toBe(finds);
  });

  test('is allowed as a count', async () => {
    const counted = await assertSucceeds(getCountFromServer(ask('admin', name, constraints)));
    expect(counted.data().count).toBe(finds);
  });

  test.each(['visitor', 'signed in', 'claim only', 'record only'] as const)(
    'is denied for %s',
    async (role) => {
      await assertFails(getDocs(ask(role, name, constraints)));
      await assertFails(firstSnapshot(ask(role, name, constraints)));
      await assertFails(getCountFromServer(ask(role, name, constraints)));
    },
  );
});

test('an unlimited count over a collection is denied, a limited one is allowed', async () => {
  await assertFails(getCountFromServer(ask('admin', collections.leads, [])));
  await assertSucceeds(getCountFromServer(ask('admin', collections.leads, [limit(200)])));
});
