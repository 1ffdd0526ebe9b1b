import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sessionsAtMost, type ReadAccountAnswer } from '@domain/admin/session-calls';
import { exchangeCustomToken } from '../../tools/admin/exchange-custom-token';
import { auth, db } from './support/admin-sdk';
import { callUntilTaken } from './support/call';
import { beginSession, endSession, sessionOf, signIn, type SignedIn } from './support/sign-in';
import { addresses } from './support/stack-addresses';
import { actionsOn } from './support/trail';

const read = (by: SignedIn) => callUntilTaken<ReadAccountAnswer>('office-account-read', {}, by);
const begin = (by: SignedIn, body: object = {}) =>
  callUntilTaken<{ token: string }>(
    'office-session-begin',
    { device: '', idempotencyKey: randomUUID(), ...body },
    by,
  );
const end = (by: SignedIn, session: string | null) =>
  callUntilTaken<{ ended: number }>('office-session-end', { session, idempotencyKey: randomUUID() }, by);
const record = (uid: string) => db.collection('admins').doc(uid);
const openSessions = async (uid: string) =>
  Object.keys((await record(uid).get()).get('sessions') as Record<string, unknown>);

describe('a session', () => {
  it('is listed with its device, this one first', async () => {
    const member = await signIn();
    const phone = await beginSession(member, 'Safari on iPhone');
    const tablet = await beginSession(member, 'Chrome on Android');
    const { result } = await read(tablet);
    expect(result?.sessions.map(({ id, device, isThis }) => ({ id, device, isThis }))).toEqual([
      { id: sessionOf(tablet), device: 'Chrome on Android', isThis: true },
      { id: sessionOf(phone), device: 'Safari on iPhone', isThis: false },
    ]);
  });

  it('ends, and its tokens are refused by the next call, also renewed ones', async () => {
    const member = await signIn();
    const [tablet, desk] = [await beginSession(member), await beginSession(member)];
    expect((await end(desk, sessionOf(tablet))).result).toEqual({ ended: 1 });
    expect((await read(tablet)).error?.details?.code).toBe('not-signed-in');
    expect((await read(desk)).error).toBeUndefined();
    expect((await actionsOn(member.uid)).slice(-3)).toEqual(['signed-in', 'signed-in', 'session-ended']);
  });

  it('all others end at once, and a repeated request ends none that began later', async () => {
    const member = await signIn();
    const [own, ...others] = [
      await beginSession(member),
      await beginSession(member),
      await beginSession(member),
    ];
    const request = { session: null, idempotencyKey: randomUUID() };
    const first = await callUntilTaken('office-session-end', request, own);
    expect(first.result).toEqual({ ended: 2 });
    for (const other of others) expect((await read(other)).error?.details?.code).toBe('not-signed-in');
    const later = await beginSession(member);
    expect((await callUntilTaken('office-session-end', request, own)).result).toEqual({ ended: 2 });
    expect((await read(later)).result?.sessions).toHaveLength(2);
  });

  it('is nobody else’s to end', async () => {
    const [one, other] = [await beginSession(await signIn()), await beginSession(await signIn())];
    expect((await end(other, sessionOf(one))).result).toEqual({ ended: 0 });
    expect((await read(one)).error).toBeUndefined();
  });

  it('ends with Sign Out', async () => {
    const member = await beginSession(await signIn());
    await endSession(member);
    expect(await openSessions(member.uid)).toEqual([]);
    expect((await actionsOn(member.uid)).at(-1)).toBe('signed-out');
  });

  it('goes on where it expired on the same device, and not once it was ended', async () => {
    const member = await signIn();
    const session = sessionOf(await beginSession(member));
    await begin(member, { continues: session });
    expect(await openSessions(member.uid)).toEqual([session]);
    const other = await beginSession(member);
    await end(other, session);
    await begin(member, { continues: session });
    expect(await openSessions(member.uid)).not.toContain(session);
  });

  it('is begun once by a repeated request', async () => {
    const member = await signIn();
    const request = { device: '', idempotencyKey: randomUUID() };
    const tokens = [
      await callUntilTaken<{ token: string }>('office-session-begin', request, member),
      await callUntilTaken<{ token: string }>('office-session-begin', request, member),
    ].map(({ result }) => result?.token ?? '');
    const sessions = await Promise.all(
      tokens.map(async (token) =>
        sessionOf({ ...member, idToken: await exchangeCustomToken(addresses.auth, token) }),
      ),
    );
    expect(sessions[0]).toBe(sessions[1]);
    expect(await openSessions(member.uid)).toEqual([sessions[0]]);
    const receipts = await db.collection('submissions').where('answer.session', '==', sessions[0]).get();
    expect(JSON.stringify(receipts.docs.map((receipt) => receipt.data()))).not.toContain(tokens[0]);
  });

  it('is not begun by a session, by an old sign-in, or without a password', async () => {
    const member = await signIn();
    const session = await beginSession(member);
    expect((await begin(session)).error?.details?.code).toBe('invalid-input');
    const custom = await exchangeCustomToken(addresses.auth, await auth.createCustomToken(member.uid));
    expect((await begin({ ...member, idToken: custom })).error?.details?.code).toBe('not-signed-in');
  });

  it('takes the place of the one used least recently above the limit', async () => {
    const member = await signIn();
    const used = (index: number) => new Date(Date.UTC(2026, 0, 1 + index));
    const ids = Array.from({ length: sessionsAtMost }, (_, index) => String(index).padStart(32, '0'));
    await record(member.uid).update({
      sessions: Object.fromEntries(ids.map((id, index) => [id, used(index)])),
    });
    const session = await beginSession(member);
    expect((await openSessions(member.uid)).toSorted()).toEqual(
      [...ids.slice(1), sessionOf(session)].toSorted(),
    );
  });

  it('is noted when it is used, once an hour', async () => {
    const session = await beginSession(await signIn());
    const path = `sessions.${sessionOf(session)}`;
    const long = new Date(Date.now() - 2 * 3_600_000);
    await record(session.uid).update({ [path]: long });
    await read(session);
    const noted = (await record(session.uid).get()).get(path) as { toMillis(): number };
    expect(noted.toMillis()).toBeGreaterThan(long.getTime() + 3_600_000);
    await read(session);
    expect((await record(session.uid).get()).get(path)).toEqual(noted);
  });
});

describe('an account from before there were sessions', () => {
  it('works with the tokens it has until its first new sign-in', async () => {
    const member = await signIn();
    expect((await read(member)).result?.sessions).toEqual([]);
    expect((await end(member, null)).result).toEqual({ ended: 0 });
    expect((await read(member)).error).toBeUndefined();
    const session = await beginSession(member);
    expect((await read(member)).error?.details?.code).toBe('not-signed-in');
    expect((await read(session)).error).toBeUndefined();
  });
});
