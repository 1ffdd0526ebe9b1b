import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, getDoc, setDoc, updateDoc } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { collections } from '@domain/firestore/paths';
import { contextOf, recordAdmins, uidOf } from './roles';
import { rulesEnvironment } from './rules-environment';

let environment: RulesTestEnvironment;

beforeAll(async () => {
  environment = await rulesEnvironment('demo-rules-identity');
});
beforeEach(async () => {
  await environment.clearFirestore();
  await recordAdmins(environment);
});
afterAll(() => environment.cleanup());

/** Reads a request as the user `uid` with these claims. */
function readRequest(uid: string, claims: Record<string, unknown>) {
  const context = environment.authenticatedContext(uid, claims);
  return getDoc(doc(context.firestore(), collections.leads, 'lead-1'));
}

function readAdminRecord(uid: string, of: string) {
  return getDoc(doc(environment.authenticatedContext(uid).firestore(), collections.admins, of));
}

test.each([{ admin: 'true' }, { admin: 1 }, { admin: false }, { admin: null }, { role: 'admin' }])(
  'the claim %j does not make an admin',
  async (claims) => {
    await assertFails(readRequest(uidOf('admin before sessions'), claims));
  },
);

test('the claim true makes an admin', async () => {
  await assertSucceeds(readRequest(uidOf('admin before sessions'), { admin: true }));
});

test('another user’s record does not make an admin', async () => {
  await assertFails(readRequest('somebody', { admin: true }));
});

test('an admin whose record is removed loses access at once, whatever the token says', async () => {
  await assertSucceeds(readRequest(uidOf('admin before sessions'), { admin: true }));
  await environment.withSecurityRulesDisabled((server) =>
    deleteDoc(doc(server.firestore(), collections.admins, uidOf('admin before sessions'))),
  );
  await assertFails(readRequest(uidOf('admin before sessions'), { admin: true }));
});

const inSession = { admin: true, session: 'session-1' };

test.each([
  { admin: true },
  { admin: true, session: '' },
  { admin: true, session: null },
  { admin: true, session: ['session-1'] },
  { admin: true, session: 'session-2' },
])('the claims %j are of no open session', async (claims) => {
  await assertFails(readRequest(uidOf('admin'), claims));
  await assertSucceeds(readRequest(uidOf('admin'), inSession));
});

test('a session that ends loses access at once, whatever the token says', async () => {
  await assertSucceeds(readRequest(uidOf('admin'), inSession));
  for (const sessions of [{ 'session-2': new Date() }, {}, null]) {
    await environment.withSecurityRulesDisabled((server) =>
      updateDoc(doc(server.firestore(), collections.admins, uidOf('admin')), { sessions }),
    );
    await assertFails(readRequest(uidOf('admin'), inSession));
  }
});

/** Changes the record of the admin who reads. */
function changeRecord(change: Record<string, unknown>) {
  return environment.withSecurityRulesDisabled((server) =>
    updateDoc(doc(server.firestore(), collections.admins, uidOf('admin')), change),
  );
}

test.each([false, null, 'true'])(
  'an admin whose access is %j can read their record alone',
  async (active) => {
    await changeRecord({ active });
    await assertFails(readRequest(uidOf('admin'), inSession));
    await assertSucceeds(readAdminRecord(uidOf('admin'), uidOf('admin')));
    await changeRecord({ active: true });
    await assertSucceeds(readRequest(uidOf('admin'), inSession));
  },
);

test.each(['owner', 'office'])('the role %s has access', async (role) => {
  await changeRecord({ role });
  await assertSucceeds(readRequest(uidOf('admin'), inSession));
});

test.each(['inspector', 'a later role', null])(
  'the role %j has none to the office’s records',
  async (role) => {
    await changeRecord({ role });
    await assertFails(readRequest(uidOf('admin'), inSession));
  },
);

test('a user without a record can read that there is none', async () => {
  const answer = await assertSucceeds(readAdminRecord('somebody', 'somebody'));
  expect(answer.exists()).toBe(false);
});

test.each(['claim only', 'signed in'] as const)('%s cannot create their own record', async (role) => {
  const record = doc(contextOf(environment, role).firestore(), collections.admins, uidOf(role));
  await assertFails(setDoc(record, { email: 'somebody@example.com' }));
});
