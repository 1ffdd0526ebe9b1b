import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { OpenAccountAnswer, SetPasswordAnswer } from '@domain/admin/account-calls';
import type { ReadTeamAnswer } from '@domain/admin/team-calls';
import { newAddress } from '../../tools/testing/factories/new-address';
import { trustedBody } from '../../tools/trusted-json';
import { auth, db } from './support/admin-sdk';
import { call, callUntilTaken } from './support/call';
import { mailsTo, mailTo, type MailboxMessage } from './support/mailbox';
import { beginSession, signIn, type SignedIn } from './support/sign-in';
import { addresses } from './support/stack-addresses';
import { trailOf } from './support/trail';
import { waitFor } from './support/wait-for';

const password = 'a-password-of-theirs';

let owner: SignedIn;
beforeAll(async () => {
  owner = await signIn();
});

const newEmail = () => `new-${randomUUID().slice(0, 8)}@example.com`;
const invite = (email: string, to: object = {}, by = owner) =>
  callUntilTaken<{ id: string }>(
    'office-team-invite',
    { email, name: 'Riley Ortega', role: 'office', idempotencyKey: randomUUID(), ...to },
    by,
  );
const act = (name: string, id: string) =>
  callUntilTaken<{ id: string }>(name, { id, idempotencyKey: randomUUID() }, owner);
const open = (key: string) => call<OpenAccountAnswer>('client-account-open', { key });
const choose = (key: string, to: object = {}) =>
  callUntilTaken<SetPasswordAnswer>('client-password-set', {
    key,
    password,
    idempotencyKey: randomUUID(),
    ...to,
  });
const forgot = (email: string, from = newAddress(), idempotencyKey = randomUUID()) =>
  call('client-password-request', { email, idempotencyKey }, { from });

const keyIn = ({ text }: MailboxMessage) => /\/admin\/join#([2-9a-z]{24})/.exec(text)?.[1] ?? '';
const mailedKey = async (email: string) => keyIn(await mailTo(email));
/** The key in the newest of so many emails. */
const newestKey = (email: string, count: number) =>
  waitFor(`${count} mails to ${email}`, async () => {
    const mails = await mailsTo(email);
    return mails.length >= count && mails[0] ? keyIn(mails[0]) : undefined;
  });
const listed = async (email: string) =>
  (await callUntilTaken<ReadTeamAnswer>('office-team-read', {}, owner)).result?.invitations.find(
    (each) => each.email === email,
  );
const recordOf = async (email: string) =>
  (await db.collection('admins').where('email', '==', email).get()).docs[0];
const expire = (id: string) =>
  db
    .collection('account_links')
    .doc(id)
    .update({ expires_at: new Date(Date.now() - 1000) });

/** The ID token of a password, or null where it is refused. */
async function tokenWith(email: string, typed = password): Promise<string | null> {
  const response = await fetch(
    `${addresses.auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: typed, returnSecureToken: true }),
    },
  );
  return (await trustedBody<{ idToken?: string }>(response)).idToken ?? null;
}
/** The ID token of a session that the password begins. */
async function sessionWith(email: string): Promise<string | null> {
  const idToken = await tokenWith(email);
  if (idToken === null) return null;
  return (await beginSession({ uid: '', email, idToken })).idToken;
}
const mayRead = async (idToken: string | null) =>
  (await call('office-feed-open', {}, idToken === null ? {} : { idToken })).error?.details?.code ?? 'yes';

/** The refusal of a link that doesn't work, which says the same whatever the reason. */
const refusalOf = async (answer: ReturnType<typeof call>) => {
  const { error } = await answer;
  return [error?.details?.code, error?.message];
};
const refused = ['not-found', expect.stringMatching(/^This link doesn’t work anymore/)];

describe('an invitation', () => {
  it('makes a member of the person who chooses a password by its link, once', async () => {
    const email = newEmail();
    const { result } = await invite(email.toUpperCase());
    expect(await listed(email)).toMatchObject({ id: result?.id, name: 'Riley Ortega', role: 'office' });
    const key = await mailedKey(email);
    expect((await open(key)).result).toEqual({ kind: 'invitation', email });
    const idempotencyKey = randomUUID();
    expect((await choose(key, { idempotencyKey })).result).toEqual({ email });

    const record = await recordOf(email);
    expect(record?.data()).toMatchObject({ email, name: 'Riley Ortega', role: 'office', active: true });
    expect(await mayRead(await sessionWith(email))).toBe('yes');
    expect(await listed(email)).toBeUndefined();
    expect((await trailOf(record?.id ?? '')).map((entry) => entry.get('action') as string)).toEqual([
      'member-joined',
      'signed-in',
    ]);

    // A device that lost the answer repeats the call; for everyone else the link is used up.
    expect((await choose(key, { idempotencyKey, password: 'another-password' })).result).toEqual({ email });
    expect(await tokenWith(email)).not.toBeNull();
    expect(await refusalOf(choose(key, { password: 'another-password' }))).toEqual(refused);
    expect(await refusalOf(open(key))).toEqual(refused);
    expect(await tokenWith(email)).not.toBeNull();
  });

  it.each([
    ['inspector', true],
    ['office', false],
  ] as const)('someone who joins as %s does inspections: %s', async (role, inspects) => {
    const email = newEmail();
    await invite(email, { role });
    await choose(await mailedKey(email));
    expect((await recordOf(email))?.data()).toMatchObject({ role, inspects, services: null, week: null });
    // Nobody after this test is proposed for their jobs.
    await (await recordOf(email))?.ref.delete();
  });

  it('stores neither the key nor the password', async () => {
    const email = newEmail();
    const { result } = await invite(email);
    const key = await mailedKey(email);
    await choose(key);
    const link = (
      await db
        .collection('account_links')
        .doc(result?.id ?? '')
        .get()
    ).data();
    const receipts = await db.collection('submissions').get();
    const everything = JSON.stringify([link, receipts.docs.map((each) => each.data())]);
    expect(everything).not.toContain(key);
    expect(everything).not.toContain(password);
    expect((link?.expires_at as { toMillis(): number }).toMillis()).toBeGreaterThan(
      Date.now() + 6.9 * 86_400_000,
    );
  });

  it('ends when it expires, is sent again, is withdrawn, or the person is invited again', async () => {
    const email = newEmail();
    const first = (await invite(email)).result?.id ?? '';
    const firstKey = await mailedKey(email);
    await expire(first);
    expect(await refusalOf(choose(firstKey))).toEqual(refused);
    expect((await listed(email))?.id).toBe(first);

    const second = (await act('office-team-reinvite', first)).result?.id ?? '';
    const secondKey = await newestKey(email, 2);
    expect((await act('office-team-reinvite', first)).error?.details?.code).toBe('not-found');
    expect((await open(secondKey)).result).toEqual({ kind: 'invitation', email });

    const third = (await invite(email, { role: 'owner' })).result?.id ?? '';
    const thirdKey = await newestKey(email, 3);
    expect(await refusalOf(open(secondKey))).toEqual(refused);
    expect(await listed(email)).toMatchObject({ id: third, role: 'owner' });

    await act('office-team-uninvite', third);
    expect(await refusalOf(choose(thirdKey))).toEqual(refused);
    expect(await listed(email)).toBeUndefined();
    expect((await act('office-team-uninvite', second)).error?.details?.code).toBe('not-found');
    await expect(auth.getUserByEmail(email)).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  it('is refused for a member, also one whose access is off, and from anyone but an owner', async () => {
    const member = await signIn();
    expect((await invite(member.email)).error?.details?.fields?.email).toMatch(/already on the team/);
    await db.collection('admins').doc(member.uid).update({ active: false });
    expect((await invite(member.email)).error?.details?.fields?.email).toMatch(/turned off/);
    await db.collection('admins').doc(member.uid).update({ active: true, role: 'office' });
    expect((await invite(newEmail(), {}, member)).error?.details?.code).toBe('not-allowed');
  });

  it('takes over an account without a record, with what was signed in there', async () => {
    const email = newEmail();
    const { uid } = await auth.createUser({ email, password: 'of-a-stranger' });
    await invite(email);
    await choose(await mailedKey(email));
    expect((await recordOf(email))?.id).toBe(uid);
    expect(await tokenWith(email, 'of-a-stranger')).toBeNull();
    expect(await mayRead(await sessionWith(email))).toBe('yes');
    expect((await auth.getUser(uid)).emailVerified).toBe(true);
  });

  it('broken off after the account was made, the link still works', async () => {
    const email = newEmail();
    await invite(email);
    const { uid } = await auth.createUser({ email, password: 'half-a-password' });
    await auth.setCustomUserClaims(uid, { admin: true });
    expect(await mayRead(await tokenWith(email, 'half-a-password'))).toBe('not-allowed');
    await choose(await mailedKey(email));
    expect(await mayRead(await sessionWith(email))).toBe('yes');
  });

  it('doesn’t touch a member who joined meanwhile', async () => {
    const email = newEmail();
    await invite(email);
    const { uid } = await auth.createUser({ email, password: 'their-own-password' });
    await db.collection('admins').doc(uid).set({ email, role: 'office' });
    expect(await refusalOf(choose(await mailedKey(email)))).toEqual(refused);
    expect(await tokenWith(email, 'their-own-password')).not.toBeNull();
  });

  it('refuses a weak password at its field, and the link still works', async () => {
    const email = newEmail();
    await invite(email);
    const key = await mailedKey(email);
    for (const weak of ['short', email, 'password123']) {
      expect((await choose(key, { password: weak })).error?.details?.fields).toHaveProperty('password');
    }
    expect((await choose(key)).result).toEqual({ email });
  });

  it('unknown links all get the same answer, and no more after too many', async () => {
    const from = newAddress();
    const answers = [];
    for (let tries = 0; tries < 21; tries += 1) {
      answers.push(await call('client-account-open', { key: 'a'.repeat(24) }, { from }));
    }
    const codes = answers.map(({ error }) => error?.details?.code);
    expect(new Set(codes.slice(0, 20))).toEqual(new Set(['not-found']));
    expect(codes.at(-1)).toBe('rate-limited');
  });
});

describe('a forgotten password', () => {
  it('is set again by the mailed link, and every session from before ends', async () => {
    const member = await signIn();
    await forgot(member.email);
    const key = await mailedKey(member.email);
    expect((await open(key)).result).toEqual({ kind: 'password_reset', email: member.email });
    expect(await mayRead(member.idToken)).toBe('yes');
    expect((await choose(key)).result).toEqual({ email: member.email });

    expect(await mayRead(member.idToken)).toBe('not-signed-in');
    expect(await mayRead(await sessionWith(member.email))).toBe('yes');
    expect(await refusalOf(choose(key))).toEqual(refused);
    expect((await trailOf(member.uid)).map((entry) => entry.get('action') as string)).toEqual([
      'password-changed',
      'signed-in',
    ]);
    const [news] = await waitFor('the mail about the change', async () => {
      const mails = await mailsTo(member.email);
      return mails.length === 2 ? mails : undefined;
    });
    expect(news?.subject).toBe('Your password was changed');
    expect(news?.text).not.toContain('/admin/join');
  });

  it('answers the same for every address, and mails only an active member', async () => {
    const [unknown, off, member] = [newEmail(), await signIn(), await signIn()];
    await db.collection('admins').doc(off.uid).update({ active: false });
    const answers = [];
    for (const email of [unknown, off.email, member.email]) answers.push(await forgot(email));
    expect(answers.map(({ status, result }) => ({ status, result }))).toEqual(
      answers.map(() => ({ status: 200, result: { requested: true } })),
    );
    await mailTo(member.email);
    const links = await db.collection('account_links').where('email', 'in', [unknown, off.email]).get();
    expect(links.size).toBe(2);
    for (const { id } of links.docs) {
      await waitFor(`the mail about ${id} to be dropped`, async () => {
        const mail = (await db.collection('mail').doc(`password_reset_${id}`).get()).data();
        return mail?.state === 'DEAD' && mail.last_error === 'not-needed';
      });
    }
    expect([...(await mailsTo(unknown)), ...(await mailsTo(off.email))]).toEqual([]);
  });

  it('a link of a member whose access was turned off meanwhile doesn’t work', async () => {
    const member = await signIn();
    await forgot(member.email);
    const key = await mailedKey(member.email);
    await db.collection('admins').doc(member.uid).update({ active: false });
    expect(await refusalOf(choose(key))).toEqual(refused);
    expect(await tokenWith(member.email)).toBeNull();
  });

  it('is asked for a limited number of times, from one network and for one address', async () => {
    const limited = async (ask: (index: number) => ReturnType<typeof forgot>) => {
      const codes = [];
      for (let index = 0; index < 6; index += 1) codes.push((await ask(index)).error?.details?.code);
      return codes.at(-1);
    };
    const [email, from] = [newEmail(), newAddress()];
    expect(await limited(() => forgot(email))).toBe('rate-limited');
    expect(await limited(() => forgot(newEmail(), from))).toBe('rate-limited');
  });
});
