import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callPath } from '@domain/api/call-path';
import { contract, type CallName } from '@domain/api/contract';
import type { CallAccess } from '@domain/api/define-call';
import { deployedFunctions } from '../../tools/backend/deployed-functions';
import { exchangeCustomToken } from '../../tools/admin/exchange-custom-token';
import { auth, db } from './support/admin-sdk';
import { call } from './support/call';
import { callAccess, routeAnswers } from './support/access-table';
import { endInspectors, makeInspector } from './support/inspectors';
import { beginSession, endSession, signIn } from './support/sign-in';
import { addresses } from './support/stack-addresses';

/** Every kind of caller that can hold a token of ours. */
const roles = [
  'visitor',
  'signed in',
  'claim only',
  'record only',
  'customer',
  'admin and customer',
  'referrer',
  'referrer and customer',
  'referrer without address',
  'later role',
  'inspector',
  'turned off',
  'office',
  'admin',
  'open session',
  'ended session',
  'password alone',
] as const;
type Role = (typeof roles)[number];

const tokens = new Map<Role, string>();
afterAll(endInspectors);
beforeAll(async () => {
  const withClaims = async (claims: object) => {
    const user = await signIn({ claim: false, record: true });
    await auth.setCustomUserClaims(user.uid, claims);
    return renewed(user.uid);
  };
  tokens.set('signed in', (await signIn({ claim: false, record: false })).idToken);
  tokens.set('claim only', (await signIn({ claim: true, record: false })).idToken);
  tokens.set('record only', (await signIn({ claim: false, record: true })).idToken);
  tokens.set('customer', await renewed(`customer-${randomUUID()}`, { customer: true }));
  const referrer = { referrer: `${randomUUID()}@agents.example.com` };
  tokens.set('referrer', await renewed(`referrer-${randomUUID()}`, referrer));
  const both = { ...referrer, customer: true };
  tokens.set('referrer and customer', await renewed(`both-${randomUUID()}`, both));
  tokens.set('referrer without address', await renewed(`referrer-${randomUUID()}`, { referrer: true }));
  tokens.set('admin and customer', await withClaims({ admin: true, customer: true }));
  const withRecord = async (record: object) => {
    const { uid, idToken } = await signIn();
    await db.collection('admins').doc(uid).update(record);
    return idToken;
  };
  const inspector = await signIn();
  await makeInspector(inspector.uid, { role: 'inspector' });
  tokens.set('inspector', inspector.idToken);
  tokens.set('office', await withRecord({ role: 'office' }));
  tokens.set('later role', await withRecord({ role: 'a later role' }));
  tokens.set('turned off', await withRecord({ active: false }));
  tokens.set('admin', (await signIn()).idToken);
  const member = await signIn();
  tokens.set('open session', (await beginSession(member)).idToken);
  const ended = await beginSession(member);
  await endSession(ended);
  tokens.set('ended session', ended.idToken);
  tokens.set('password alone', member.idToken);
});

/** An ID token with the account's current claims or with those of a custom token. */
async function renewed(uid: string, claims: object = {}): Promise<string> {
  return exchangeCustomToken(addresses.auth, await auth.createCustomToken(uid, claims));
}

const allowed: Record<CallAccess, readonly Role[]> = {
  public: roles,
  customer: ['customer'],
  referrer: ['referrer'],
  account: ['inspector', 'office', 'admin', 'open session', 'password alone'],
  team: ['inspector', 'office', 'admin', 'admin and customer', 'open session'],
  admin: ['office', 'admin', 'admin and customer', 'open session'],
  owner: ['admin', 'admin and customer', 'open session'],
};

/** Who is asked to sign in again where they are refused; all others have no access. */
const askedAgain: Record<CallAccess, readonly Role[]> = {
  public: [],
  customer: ['visitor'],
  referrer: ['visitor'],
  // This token comes from a custom token, not from a password.
  account: ['visitor', 'ended session', 'admin and customer'],
  team: ['visitor', 'ended session', 'password alone'],
  admin: ['visitor', 'ended session', 'password alone'],
  owner: ['visitor', 'ended session', 'password alone'],
};

describe('access to each call', () => {
  it('matches the contract', () => {
    const names = Object.keys(contract) as CallName[];
    expect(names.map((name) => [name, contract[name].access])).toEqual(
      names.map((name) => [name, callAccess(name)]),
    );
  });

  it('is given by 25 deployments at most, and every address but the calls’ is in the table', async () => {
    const deployed = [...(await deployedFunctions())];
    expect(deployed.length).toBeLessThanOrEqual(25);
    const answering = deployed.filter(([, { httpsTrigger }]) => httpsTrigger).map(([name]) => name);
    const services = Object.keys(contract).map((name) => callPath(name).split('/')[0]);
    const routes = Object.keys(routeAnswers).map((address) => address.split('/')[0]);
    // `dev-tick` exists only on a local stack.
    expect(answering.filter((name) => name !== 'dev-tick').toSorted()).toEqual(
      [...new Set([...services, ...routes])].toSorted(),
    );
  });

  it.each(Object.keys(contract) as CallName[])('%s', async (name) => {
    const access = callAccess(name);
    for (const role of roles) {
      const idToken = tokens.get(role);
      // The body is empty: callers without access get that error, and the others get a different response.
      const { error } = await call(name, {}, idToken ? { idToken } : {});
      const code = error?.details?.code;
      const refused = code === 'not-signed-in' || code === 'not-allowed';
      expect({ role, may: !refused }).toEqual({ role, may: allowed[access].includes(role) });
      const expected = askedAgain[access].includes(role) ? 'not-signed-in' : 'not-allowed';
      if (refused) expect({ role, code }).toEqual({ role, code: expected });
    }
  });
});

describe.each(Object.entries(routeAnswers))('%s', (name, answers) => {
  it.each(Object.entries(answers))('%s: %s', async (method, status) => {
    const response = await fetch(`${addresses.functions}/${name}`, { method });
    expect([status].flat()).toContain(response.status);
    expect(await response.text()).not.toMatch(/\bat .+\.(?:js|ts):\d+/);
  });
});
