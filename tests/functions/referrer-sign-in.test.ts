import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenReferralsAnswer } from '@domain/referral/referrer-calls';
import { referrerPageSize } from '@domain/referral/referrer-calls';
import type { RewardStatement } from '@domain/reward/reward-statement';
import { exchangeCustomToken } from '../../tools/admin/exchange-custom-token';
import { buildReferral } from '../../tools/testing/factories/build-referral';
import { buildReward } from '../../tools/testing/factories/build-reward';
import { toDocument } from '../../tools/testing/factories/to-document';
import { auth, db } from './support/admin-sdk';
import { call } from './support/call';
import { eraseUntil } from './support/erase';
import { askForCode, mailedCodeFor, newBrowser, redeemCode, signedInByCode } from './support/login-code';
import { newEmail } from './support/new-contact';
import { newReferral, submitReferral, track, trackingKeyOf } from './support/referral';
import { acceptedClient, customerToken, reportedClient } from './support/served-client';
import { signIn, type SignedIn } from './support/sign-in';
import { addresses } from './support/stack-addresses';
import { stored } from './support/stored';
import { waitFor } from './support/wait-for';

let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn();
});

const open = (idToken: string, after: string | null = null) =>
  call<OpenReferralsAnswer>('portal-referrals-open', { after }, { idToken });
const statement = (idToken: string, year: number) =>
  call<RewardStatement>('portal-statement-open', { year }, { idToken });

/** Stores a referral of this referrer, made this many days ago. */
async function seedReferral(email: string, overrides: object = {}): Promise<string> {
  const referral = buildReferral({ referrer_email: email, ...overrides });
  await db.collection('referrals').doc(referral.id).set(toDocument(referral));
  return referral.id;
}

async function seedReward(email: string, overrides: object): Promise<void> {
  const reward = buildReward({ referrer_email: email, ...overrides });
  await db.collection('rewards').doc(reward.id).set(toDocument(reward));
}

describe('a referrer signs in', () => {
  it('with the emailed code, and sees all their referrals in full, from any device and phone number', async () => {
    const agentEmail = newEmail('agent');
    const [first, second] = [newReferral({ agentEmail }), newReferral({ agentEmail, neededBy: '' })];
    await submitReferral(first);
    await submitReferral(second);
    await submitReferral(newReferral());
    const { mail, asked } = await mailedCodeFor(agentEmail, 'referrer');
    expect(mail.subject).toContain('is your code for your referrals');
    const once = randomUUID();
    const { result } = await redeemCode({ ...asked, idempotencyKey: once });
    expect(result?.token).toBeDefined();
    expect((await redeemCode(asked)).error?.details?.code).toBe('not-found');
    const answer = (await open(await exchangeCustomToken(addresses.auth, result?.token ?? ''))).result;
    expect(answer?.referrals.next).toBeNull();
    expect(answer?.referrals.rows).toMatchObject([
      { kind: 'full', client_name: second.clientName, client_email: second.clientEmail },
      { kind: 'full', client_name: first.clientName, client_phone: first.clientPhone },
    ]);
    expect(answer?.overview).toMatchObject({ email: agentEmail, totals: { referred: 2 }, shared: [] });
  });

  it('gets the same answer for an address without referrals, and no code', async () => {
    const [stranger, agent] = [newEmail('stranger'), newEmail('agent')];
    await seedReferral(agent);
    const [unknown, known] = await Promise.all(
      [stranger, agent].map((email) => askForCode(email, { audience: 'referrer' })),
    );
    expect(Object.keys(unknown?.result ?? {})).toEqual(Object.keys(known?.result ?? {}));
    const requests = await Promise.all(
      [unknown, known].map((answer) =>
        waitFor('the look-up', async () => {
          const found = await stored('login_requests', answer?.result?.loginId ?? '');
          return found?.known === null ? null : found;
        }),
      ),
    );
    expect(requests.map((request) => request?.known as boolean)).toEqual([false, true]);
    const [keys, others] = requests.map((request) => Object.keys(request ?? {}).sort());
    expect(keys).toEqual(others);
    for (const [index, email] of [stranger, agent].entries()) {
      expect(JSON.stringify(requests[index])).not.toContain(email);
    }
    expect(await stored('mail', `login_code_${unknown?.result?.loginId}`)).toBeUndefined();
  });

  it('is not a customer’s address: each audience has only its own codes and sessions', async () => {
    const client = await acceptedClient(admin);
    const { result } = await askForCode(client.email, { audience: 'referrer' });
    await waitFor('the look-up', async () =>
      (await stored('login_requests', result?.loginId ?? ''))?.known === false ? true : null,
    );
    // Someone who is both has two sessions, and neither gives access to the other's.
    await seedReferral(client.email, { client_name: 'Priya Sandoval' });
    const token = await signedInByCode(client.email, 'referrer');
    const claims = await auth.verifyIdToken(token);
    expect(claims).toMatchObject({ referrer: client.email });
    expect(claims.customer).toBeUndefined();
    expect(claims.uid).not.toBe(client.customerId);
    const pages = { bookingsAfter: null, reportsAfter: null };
    for (const [name, body] of [
      ['portal-open', pages],
      ['portal-file-open', { kind: 'job-receipt', id: client.bookingId }],
      ['portal-sessions-end', { idempotencyKey: randomUUID() }],
    ] as const) {
      const { error } = await call(name, body, { idToken: token });
      expect(error?.details?.code).toBe('not-allowed');
    }
    const own = await customerToken(client.customerId);
    expect((await open(own)).error?.details?.code).toBe('not-allowed');
    expect((await statement(own, 2026)).error?.details?.code).toBe('not-allowed');
    expect((await call<object>('portal-open', pages, { idToken: own })).result).toBeDefined();
    expect((await open(token)).result?.referrals.rows).toHaveLength(1);
  });

  it('has an allowance of codes that strangers can’t use up, with the emailed link', async () => {
    const email = newEmail('agent');
    const key = await trackingKeyOf(await submitReferral(newReferral({ agentEmail: email })));
    for (let count = 0; count < 5; count += 1) await askForCode(email, { audience: 'referrer' });
    expect((await askForCode(email, { audience: 'referrer' })).error?.details?.code).toBe('rate-limited');
    expect((await askForCode(email, { audience: 'referrer', key })).result).toBeDefined();
    const others = await trackingKeyOf(await submitReferral());
    const refused = await askForCode(email, { audience: 'referrer', key: others });
    expect(refused.error?.details?.code).toBe('rate-limited');
    // A customer's allowance is another.
    expect((await askForCode(email, { audience: 'customer' })).result).toBeDefined();
  });

  it('signs out everywhere at once, with a code that was waiting', async () => {
    const email = newEmail('agent');
    await seedReferral(email);
    const token = await signedInByCode(email, 'referrer');
    const browser = newBrowser();
    const waiting = (await askForCode(email, { audience: 'referrer', browser })).result?.loginId ?? '';
    const ended = await call('portal-referrals-leave', { idempotencyKey: randomUUID() }, { idToken: token });
    expect(ended.result).toEqual({ signedOut: true });
    expect((await open(token)).error?.details?.code).toBe('not-signed-in');
    expect(await stored('login_requests', waiting)).toBeUndefined();
  });

  it('sees nothing anymore once their referrals are gone', async () => {
    const email = newEmail('agent');
    const id = await seedReferral(email);
    const token = await signedInByCode(email, 'referrer');
    await db.collection('referrals').doc(id).delete();
    expect((await open(token)).error?.details).toEqual({
      code: 'not-signed-in',
      userMessage: 'We no longer have any referrals under your address. Please contact us.',
    });
  });
});

describe('an erased person', () => {
  it('is no referrer anymore: the list, the code and the account go with them', async () => {
    const email = newEmail('agent');
    await seedReferral(email);
    await seedReward(email, { earned_at: '2025-06-01T18:00:00.000Z' });
    const token = await signedInByCode(email, 'referrer');
    const { uid } = await auth.verifyIdToken(token);
    expect((await open(token)).result).toBeDefined();
    await eraseUntil('customer', email, admin);
    expect((await open(token)).error?.details?.code).toBe('not-signed-in');
    expect((await statement(token, 2025)).result?.rows).toEqual([]);
    await expect(auth.getUser(uid)).rejects.toMatchObject({ code: 'auth/user-not-found' });
    for (const name of ['login_requests', 'portal_browsers']) {
      expect((await db.collection(name).where('customer_id', '==', uid).get()).size).toBe(0);
    }
  });

  it('is not in a referrer’s list anymore, once the client was erased', async () => {
    const email = newEmail('agent');
    const client = newReferral({ agentEmail: email, clientName: 'Quentin Marsh' });
    await submitReferral(client);
    await seedReferral(email);
    const token = await signedInByCode(email, 'referrer');
    expect(JSON.stringify((await open(token)).result)).toContain(client.clientEmail);
    await eraseUntil('customer', client.clientEmail, admin);
    const { result } = await open(token);
    expect(result?.referrals.rows.length).toBeGreaterThan(0);
    for (const text of [client.clientName, client.clientEmail, client.inspectionAddress]) {
      expect(JSON.stringify(result)).not.toContain(text);
    }
  });
});

describe('the list of a signed-in referrer', () => {
  it('is paged, newest first, and another’s referral is no place in it', async () => {
    const email = newEmail('agent');
    const count = referrerPageSize + 2;
    const ids: string[] = [];
    for (let age = 0; age < count; age += 1) {
      const created_at = new Date(Date.now() - age * 60_000).toISOString();
      ids.push(await seedReferral(email, { created_at }));
    }
    const token = await signedInByCode(email, 'referrer');
    const first = (await open(token)).result;
    expect(first?.referrals.rows.map(({ id }) => id)).toEqual(ids.slice(0, referrerPageSize));
    expect(first?.overview?.totals.referred).toBe(count);
    const second = (await open(token, first?.referrals.next)).result;
    expect(second?.referrals.rows.map(({ id }) => id)).toEqual(ids.slice(referrerPageSize));
    expect(second).toMatchObject({ referrals: { next: null }, overview: null });
    const others = await seedReferral(newEmail('agent'));
    const forged = (await open(token, others)).result;
    expect(forged?.referrals.rows.map(({ id }) => id)).toEqual(ids.slice(0, referrerPageSize));
  });

  it('has the deadline of each open one, and none for one that is completed', async () => {
    const email = newEmail('agent');
    const now = Date.now();
    const at = (age: number) => ({ created_at: new Date(now - age * 1000).toISOString() });
    const { bookingId } = await acceptedClient(admin);
    await db.collection('bookings').doc(bookingId).update({ deadline: '2031-05-06' });
    await seedReferral(email, { ...at(1), needed_by: '2031-02-03' });
    await seedReferral(email, {
      ...at(2),
      needed_by: '2031-02-03',
      booking_id: bookingId,
      progress: 'scheduled',
    });
    await seedReferral(email, { ...at(3), needed_by: '2031-02-03', progress: 'completed' });
    const { result } = await open(await signedInByCode(email, 'referrer'));
    expect(result?.referrals.rows.map(({ deadline }) => deadline)).toEqual(['2031-02-03', '2031-05-06', '']);
  });

  it('shows of a report only what its client shared with that address, until the client ends it', async () => {
    const email = newEmail('agent');
    const client = await reportedClient(admin, { paid: true });
    await seedReferral(email, { booking_id: client.bookingId, progress: 'completed' });
    const share = {
      kind: 'report',
      report_id: client.reportId,
      booking_id: client.bookingId,
      customer_id: client.customerId,
      recipient_name: 'An Agent',
      recipient_role: 'agent',
      parts: { photos: true, costs: false, notes: false, video: false, pdf: false },
      finding_ids: null,
      message: '',
      version: null,
      emailed_at: new Date(),
      revoked_at: null,
      created_at: new Date(),
    };
    const links = db.collection('access_links');
    const shares = db.collection('report_shares');
    const seedShare = async (id: string, changes: object) => {
      await shares.doc(id).set({ ...share, ...changes });
      await links.doc(randomUUID().replaceAll('-', '').slice(0, 24)).set({
        kind: 'share',
        subject: id,
        scopes: ['report'],
        created_at: new Date(),
        expires_at: new Date(Date.now() + 86_400_000),
        revoked_at: null,
      });
    };
    const token = await signedInByCode(email, 'referrer');
    const [theirs, others, waiting] = [randomUUID(), randomUUID(), randomUUID()];
    await seedShare(others, { recipient_email: newEmail('other') });
    await seedShare(waiting, { recipient_email: email, waiting: true });
    expect((await open(token)).result?.overview?.shared).toEqual([]);
    await seedShare(theirs, { recipient_email: email, waiting: false });
    const shared = (await open(token)).result?.overview?.shared;
    expect(shared?.map(({ id }) => id)).toEqual([theirs]);
    expect(Object.keys(shared?.[0] ?? {}).sort()).toEqual(
      ['id', 'kind', 'property_address', 'report_date', 'shared_on', 'url'].sort(),
    );
    // A payment that is corrected locks the report.
    const job = db.collection('bookings').doc(client.bookingId);
    await job.update({ payment_state: 'unpaid' });
    await db.collection('report_payments').doc(client.reportId).update({ state: 'unpaid' });
    expect((await open(token)).result?.overview?.shared).toEqual([]);
    await job.update({ payment_state: 'paid' });
    await db.collection('report_payments').doc(client.reportId).update({ state: 'paid' });
    expect((await open(token)).result?.overview?.shared).toHaveLength(1);
    await shares.doc(theirs).update({ revoked_at: new Date() });
    expect((await open(token)).result?.overview?.shared).toEqual([]);
  });

  it('leaves the look-up by phone number masked', async () => {
    const agent = { agentEmail: newEmail('agent'), agentPhone: newReferral().agentPhone };
    await submitReferral(newReferral(agent));
    await open(await signedInByCode(agent.agentEmail, 'referrer'));
    const { result } = await track({ phone: agent.agentPhone });
    expect(result?.referrals.map(({ kind }) => kind)).toEqual(['masked']);
    expect(result?.totals).toBeNull();
  });
});

describe('a reward statement', () => {
  it('has the rewards of one calendar year in the business’s time zone, and is the referrer’s own', async () => {
    const [email, other] = [newEmail('agent'), newEmail('agent')];
    await seedReferral(email);
    await seedReferral(other);
    // In the business's time zone the old year still has hours to go at midnight UTC.
    await seedReward(email, { client_name: 'Last Year', earned_at: '2025-01-01T02:00:00.000Z' });
    await seedReward(email, { client_name: 'This Year', amount: 75, earned_at: '2025-06-01T18:00:00.000Z' });
    await seedReward(email, {
      client_name: 'No Reward',
      state: 'void',
      settled_at: '2025-07-02T18:00:00.000Z',
      earned_at: '2025-07-01T18:00:00.000Z',
    });
    const token = await signedInByCode(email, 'referrer');
    const { result } = await statement(token, 2025);
    expect(result).toEqual({
      year: 2025,
      rows: [
        { earned_on: '2025-06-01', client_name: 'This Year', amount: 75, state: 'earned', settled_on: '' },
        {
          earned_on: '2025-07-01',
          client_name: 'No Reward',
          amount: 0,
          state: 'void',
          settled_on: '2025-07-02',
        },
      ],
      more: false,
    });
    expect((await statement(token, 2024)).result?.rows.map((row) => row.client_name)).toEqual(['Last Year']);
    expect((await open(token)).result?.overview?.years.at(-1)).toBe(2024);
    const stranger = await signedInByCode(other, 'referrer');
    expect((await statement(stranger, 2025)).result?.rows).toEqual([]);
    expect((await open(stranger)).result?.overview?.years).toEqual([]);
  });

  it('is a PDF by a link that works for minutes and can’t be altered', async () => {
    const email = newEmail('agent');
    await seedReferral(email);
    await seedReward(email, { client_name: 'Dana Whitfield', earned_at: '2025-06-01T18:00:00.000Z' });
    const token = await signedInByCode(email, 'referrer');
    const file = await call<{ url: string }>('portal-statement-file', { year: 2025 }, { idToken: token });
    const url = file.result?.url ?? '';
    expect(decodeURIComponent(url)).not.toContain(email);
    const response = await fetch(url);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain('reward-statement-2025.pdf');
    expect(response.headers.get('cache-control')).toContain('no-store');
    const altered = new URL(url);
    const of = altered.searchParams.get('of') ?? '';
    altered.searchParams.set('of', `${of.slice(0, -2)}${of.endsWith('A') ? 'B' : 'A'}A`);
    expect((await fetch(altered)).status).toBe(403);
  });
});
