import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { BeginSessionAnswer } from '@domain/admin/session-calls';
import { exchangeCustomToken } from '../../tools/admin/exchange-custom-token';
import { promoteAdmin } from '../../tools/admin/promote-admin';
import { auth, db } from './support/admin-sdk';
import { beginSession, sessionOf, signIn, type SignedIn } from './support/sign-in';
import { addresses } from './support/stack-addresses';
import { actionsOn } from './support/trail';
import {
  account,
  begin,
  codeOf,
  confirm,
  protectedMember,
  read,
  renewCodes,
  reset,
  show,
  turnOff,
  wrongCode,
} from './support/two-step';

const record = (uid: string) => db.collection('admins').doc(uid);

async function tokenOf(member: SignedIn, answer: BeginSessionAnswer | undefined): Promise<SignedIn> {
  if (answer?.state !== 'signed-in') throw new Error(`no session: ${JSON.stringify(answer)}`);
  return { ...member, idToken: await exchangeCustomToken(addresses.auth, answer.token) };
}

describe('turning it on', () => {
  it('needs a code of the secret that was shown, and shows ten recovery codes', async () => {
    const member = await signIn();
    const session = await beginSession(member);
    const shown = (await show(session)).result;
    expect(shown?.uri).toMatch(/^otpauth:\/\/totp\/.+secret=/);
    expect((await show(session)).result).toEqual(shown);
    const secret = shown?.secret ?? '';
    const wrong = await confirm(session, { code: wrongCode(secret) });
    expect(wrong.error?.details?.fields).toHaveProperty('code');
    expect((await read(session)).result?.twoStep).toEqual({
      isOn: false,
      recoveryCodesLeft: 0,
      isRequired: false,
    });
    const { result } = await confirm(session, { code: codeOf(secret) });
    expect(result?.token).toBeNull();
    expect(new Set(result?.recoveryCodes).size).toBe(10);
    expect((await read(session)).result?.twoStep).toEqual({
      isOn: true,
      recoveryCodesLeft: 10,
      isRequired: false,
    });
    expect((await actionsOn(member.uid)).at(-1)).toBe('two-step-on');
  });

  it('gives a repeated request the same codes, and stores neither secret nor codes in the clear', async () => {
    const session = await beginSession(await signIn());
    const secret = (await show(session)).result?.secret ?? '';
    const request = { code: codeOf(secret), idempotencyKey: randomUUID() };
    const first = await confirm(session, request);
    expect(first.result?.recoveryCodes).toHaveLength(10);
    expect((await confirm(session, request)).result).toEqual(first.result);
    const stored = JSON.stringify([
      (await account(session.uid).get()).data(),
      (await db.collection('submissions').where('answer.session', '==', null).get()).docs.map((receipt) =>
        receipt.data(),
      ),
    ]);
    for (const shown of [secret, ...(first.result?.recoveryCodes ?? [])]) expect(stored).not.toContain(shown);
  });

  it('is done once: neither the password nor a session replaces the app', async () => {
    const { member, session } = await protectedMember();
    for (const by of [member, session]) {
      expect((await show(by)).error?.details?.code).toBe('already-handled');
      expect((await confirm(by, { code: '123456' })).error?.details?.code).toBe('already-handled');
    }
  });
});

describe('signing in', () => {
  it('asks for the code, and the password alone has access to nothing', async () => {
    const { member, secret } = await protectedMember();
    expect((await begin(member)).result).toEqual({ state: 'code-needed' });
    expect((await read(member)).error?.details?.code).toBe('not-signed-in');
    const code = codeOf(secret);
    const session = await tokenOf(member, (await begin(member, { code })).result);
    expect((await read(session)).result?.twoStep.isOn).toBe(true);
  });

  it('takes a code once, also written with a space', async () => {
    const { member, secret } = await protectedMember();
    const code = codeOf(secret);
    const written = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await begin(member, { code: written })).result?.state).toBe('signed-in');
    expect((await begin(member, { code })).error?.details?.fields).toHaveProperty('code');
  });

  it('answers a repeated request with a token of the same session', async () => {
    const { member, secret } = await protectedMember();
    const request = { code: codeOf(secret), idempotencyKey: randomUUID() };
    const [one, again] = [await begin(member, request), await begin(member, request)];
    expect(sessionOf(await tokenOf(member, one.result))).toBe(sessionOf(await tokenOf(member, again.result)));
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { member, session, codes } = await protectedMember();
    const code = (codes[0] ?? '').toUpperCase().replace('-', ' ');
    expect((await begin(member, { code })).result?.state).toBe('signed-in');
    expect((await actionsOn(member.uid)).at(-1)).toBe('signed-in-with-recovery-code');
    expect((await begin(member, { code })).error?.details?.code).toBe('invalid-input');
    expect((await read(session)).result?.twoStep.recoveryCodesLeft).toBe(9);
  });

  it('waits after five wrong codes, also for the right one and with another password sign-in', async () => {
    const { member, secret, codes } = await protectedMember();
    for (let tries = 0; tries < 5; tries += 1) {
      const { error } = await begin(member, { code: wrongCode(secret) });
      expect(error?.details?.code).toBe('invalid-input');
    }
    for (const code of [codeOf(secret), codes[0]]) {
      const { error } = await begin(member, { code });
      expect(error?.details).toMatchObject({ code: 'rate-limited' });
      expect(error?.details?.retryAfterSeconds).toBeGreaterThan(800);
    }
  });
});

describe('changing it', () => {
  it('needs a code for new recovery codes, and the earlier ones stop working', async () => {
    const { member, session, secret, codes } = await protectedMember();
    expect((await renewCodes(session, { code: wrongCode(secret) })).error?.details?.fields).toHaveProperty(
      'code',
    );
    const { result } = await renewCodes(session, { code: codeOf(secret) });
    expect(result?.recoveryCodes).toHaveLength(10);
    expect((await begin(member, { code: codes[0] })).error?.details?.code).toBe('invalid-input');
    expect((await begin(member, { code: result?.recoveryCodes[0] })).result?.state).toBe('signed-in');
  });

  it('needs a code to turn it off, and then the password is enough', async () => {
    const { member, session, secret } = await protectedMember();
    expect((await turnOff(session, { code: wrongCode(secret) })).error?.details?.fields).toHaveProperty(
      'code',
    );
    expect((await turnOff(session, { code: codeOf(secret) })).result).toEqual({ state: 'off' });
    expect((await begin(member)).result?.state).toBe('signed-in');
    expect((await actionsOn(member.uid)).slice(-2)).toEqual(['two-step-off', 'signed-in']);
  });

  it('is reset by an owner, which ends the member’s sessions', async () => {
    const owner = await signIn();
    const { member, session } = await protectedMember();
    await record(member.uid).update({ role: 'office' });
    expect((await reset(session, { uid: owner.uid })).error?.details?.code).toBe('not-allowed');
    expect((await reset(owner, { uid: owner.uid })).error?.details?.code).toBe('invalid-input');
    expect((await reset(owner, { uid: member.uid })).result).toEqual({ uid: member.uid });
    expect((await read(session)).error?.details?.code).toBe('not-signed-in');
    expect((await actionsOn(member.uid)).at(-1)).toBe('two-step-reset');
    expect((await begin(member)).result?.state).toBe('signed-in');
  });

  it('is reset on a terminal, for an only owner who has lost phone and recovery codes', async () => {
    const { member, session } = await protectedMember();
    const password = () => Promise.reject(new Error('the account exists'));
    await promoteAdmin({ auth, firestore: db }, { email: member.email, password, resetTwoStep: true });
    expect((await read(session)).error?.details?.code).toBe('not-signed-in');
    expect((await begin(member)).result?.state).toBe('signed-in');
  });
});

it('an admin’s token of another kind doesn’t set it up', async () => {
  const { uid } = await signIn();
  const idToken = await exchangeCustomToken(addresses.auth, await auth.createCustomToken(uid));
  expect((await show({ uid, email: '', idToken })).error?.details?.code).toBe('not-signed-in');
});
