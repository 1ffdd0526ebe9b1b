import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { exchangeCustomToken } from '../../tools/admin/exchange-custom-token';
import { loginCodeDayLimit } from '@domain/rate-limit/window';
import { factorySettings } from '@domain/settings/factory-settings';
import { phoneOf } from '@domain/settings/phone-of';
import { newAddress } from '../../tools/testing/factories/new-address';
import { newKey } from '../../tools/testing/factories/new-key';
import { auth, db } from './support/admin-sdk';
import { call, type CallAnswer } from './support/call';
import { mailsTo } from './support/mailbox';
import { newEmail } from './support/new-contact';
import { acceptedClient, reportFormOf, writeReport } from './support/served-client';
import { signIn, type SignedIn } from './support/sign-in';
import { addresses } from './support/stack-addresses';
import { stored } from './support/stored';
import { trailOf } from './support/trail';
import { waitFor } from './support/wait-for';

let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn();
});

const newBrowser = () => randomBytes(32).toString('hex');
const askFor = (email: string, browser: string, from = newAddress(), idempotencyKey: string = randomUUID()) =>
  call<{ loginId: string }>('portal-code-request', { email, browser, idempotencyKey }, { from });
/** Asks for a code from a browser that has viewed a link with this key. */
const askWithKey = (email: string, key: string, from = newAddress()) =>
  call<{ loginId: string }>(
    'portal-code-request',
    { email, browser: newBrowser(), key, idempotencyKey: randomUUID() },
    { from },
  );
const isRefused = ({ error }: CallAnswer<unknown>) => error?.details?.code === 'rate-limited';
const redeem = (asked: object, from = newAddress()) =>
  call<{ token: string }>('portal-code-redeem', { idempotencyKey: randomUUID(), ...asked }, { from });
const codeIn = (subject: string) => subject.slice(0, 9).replace(' ', '');

const mailsWithCode = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject.includes('is your code'));
const mailWithCode = (email: string) => waitFor('the code', async () => (await mailsWithCode(email))[0]);

/** An emailed code with everything needed to redeem it. */
async function mailedCode() {
  const client = await acceptedClient(admin);
  const browser = newBrowser();
  const loginId = (await askFor(client.email, browser)).result?.loginId ?? '';
  const mail = await mailWithCode(client.email);
  return { ...client, mail, asked: { loginId, browser, code: codeIn(mail.subject) } };
}

const expectRefused = ({ error }: CallAnswer<unknown>) =>
  expect(error?.details).toEqual({
    code: 'not-found',
    userMessage: 'Please check your email address or contact us.',
  });

describe('portal sign-in', () => {
  it('accepts the emailed code once and returns a token for that customer', async () => {
    const { asked, customerId, mail } = await mailedCode();
    expect(mail.text).toContain(`${asked.code.slice(0, 4)} ${asked.code.slice(4)}`);
    const once = randomUUID();
    const { result } = await redeem({ ...asked, idempotencyKey: once });
    const claims = await auth.verifyIdToken(await exchangeCustomToken(addresses.auth, result?.token ?? ''));
    expect(claims).toMatchObject({ uid: customerId, customer: true });
    expect(claims.admin).toBeUndefined();
    expectRefused(await redeem(asked));
    expect((await redeem({ ...asked, idempotencyKey: once })).result?.token).toBeDefined();
  });

  it('refuses a wrong code, an expired one, another browser’s, and an unrequested one with the same message', async () => {
    const { asked } = await mailedCode();
    const wrong = asked.code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));
    expectRefused(await redeem({ ...asked, code: wrong }));
    expectRefused(await redeem({ ...asked, browser: newBrowser() }));
    expectRefused(await redeem({ ...asked, loginId: randomUUID() }));
    const request = db.collection('login_requests').doc(asked.loginId);
    const end = (await request.get()).get('expires_at') as Date;
    await request.update({ expires_at: new Date(Date.now() - 1) });
    expectRefused(await redeem(asked));
    await request.update({ expires_at: end });
    expect((await redeem(asked)).result).toBeDefined();
  });

  it('allows five attempts per code, then refuses even the right one', async () => {
    const { asked } = await mailedCode();
    const wrong = asked.code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
    for (let tries = 0; tries < 5; tries += 1) expectRefused(await redeem({ ...asked, code: wrong }));
    expectRefused(await redeem(asked));
  });

  it('answers the same for an unknown address, emails nothing, and has no valid code', async () => {
    const email = newEmail('stranger');
    const [unknown, known] = await Promise.all([askFor(email, newBrowser()), mailedCode()]);
    expect(Object.keys(unknown.result ?? {})).toEqual(['loginId']);
    expect(unknown.result?.loginId).toHaveLength(known.asked.loginId.length);
    const request = await waitFor('the look-up', async () => {
      const found = await stored('login_requests', unknown.result?.loginId ?? '');
      return found?.known === null ? null : found;
    });
    expect(request).toMatchObject({ known: false });
    expect(Object.keys(request ?? {}).sort()).toEqual(
      Object.keys((await stored('login_requests', known.asked.loginId)) ?? {}).sort(),
    );
    expect(await stored('mail', `login_code_${unknown.result?.loginId}`)).toBeUndefined();
  });

  it('is requested once however often it is sent, and stores neither address nor code', async () => {
    const { email } = await acceptedClient(admin);
    const [browser, key] = [newBrowser(), randomUUID()];
    const answers = await Promise.all([1, 2, 3].map(() => askFor(email, browser, newAddress(), key)));
    const ids = new Set(answers.map(({ result }) => result?.loginId));
    expect(ids.size).toBe(1);
    const mail = await mailWithCode(email);
    const saved = JSON.stringify(await stored('login_requests', [...ids][0] ?? ''));
    expect(saved).not.toContain(email);
    expect(saved).not.toContain(codeIn(mail.subject));
    expect(saved).not.toContain(browser);
  });

  it('sends a second code at once; the first one also works', async () => {
    const { email, asked } = await mailedCode();
    const again = await askFor(email, asked.browser);
    await waitFor('the second code', async () => (await mailsWithCode(email)).length === 2);
    expect(again.result?.loginId).not.toBe(asked.loginId);
  });

  it('is limited per address and per connection, for everyone', async () => {
    const email = newEmail('stranger');
    for (let count = 0; count < 5; count += 1) {
      expect((await askFor(email, newBrowser())).result).toBeDefined();
    }
    expect((await askFor(email, newBrowser())).error?.details?.code).toBe('rate-limited');
    const from = newAddress();
    for (let count = 0; count < 5; count += 1) await askFor(newEmail('stranger'), newBrowser(), from);
    const refused = await askFor(newEmail('stranger'), newBrowser(), from);
    expect(refused.error?.details?.userMessage).toMatch(
      /^You’ve asked for too many codes\. Please wait \d+ min/,
    );
  });

  it('works for a customer with a report and no job', async () => {
    const email = newEmail('client');
    await writeReport(admin, null, reportFormOf(email));
    await askFor(email, newBrowser());
    await mailWithCode(email);
  });
});

/** Strangers' requests for an address, each from a new network, until one is refused. */
async function askUntilRefused(email: string): Promise<CallAnswer<unknown>> {
  for (let asked = 0; asked < 30; asked += 1) {
    const answer = await askFor(email, newBrowser());
    if (isRefused(answer)) return answer;
  }
  throw new Error(`nobody is refused a code for ${email}`);
}

/** Moves the windows in which a customer's requests are counted ten minutes back. */
async function endWindow(client: string): Promise<void> {
  const { docs } = await db.collection('rate_limits').where('client_ip', '==', client).get();
  const windows = docs.filter((doc) => doc.get('form_type') === 'portal-code');
  await Promise.all(windows.map(({ ref }) => ref.update({ window_start: new Date(Date.now() - 601_000) })));
}

const portal = (idToken: string) =>
  call<object>('portal-open', { bookingsAfter: null, reportsAfter: null }, { idToken });
const tokenOf = async (asked: object) =>
  exchangeCustomToken(addresses.auth, (await redeem(asked)).result?.token ?? '');

describe('a stranger cannot lock a customer out', () => {
  it('a browser that signed in before has its own limit, unaffected by strangers and its network', async () => {
    const { email, asked } = await mailedCode();
    expect((await redeem(asked)).result).toBeDefined();
    await askUntilRefused(email);
    const network = newAddress();
    for (let count = 0; count < 6; count += 1) await askFor(newEmail('stranger'), newBrowser(), network);
    expect(isRefused(await askFor(email, newBrowser(), network))).toBe(true);
    expect((await askFor(email, asked.browser, network)).result).toBeDefined();
    // Its own limit applies too, and it is known for its own customer only.
    for (let count = 0; count < 4; count += 1) await askFor(email, asked.browser, network);
    expect(isRefused(await askFor(email, asked.browser, network))).toBe(true);
    expect(isRefused(await askFor(newEmail('stranger'), asked.browser, network))).toBe(true);
  });

  it('a browser that used a link from our emails has its own limit, for that customer’s keys only', async () => {
    const [client, other] = [await acceptedClient(admin), await acceptedClient(admin)];
    await askUntilRefused(client.email);
    expect((await askWithKey(client.email, client.key)).result).toBeDefined();
    for (const key of [other.key, newKey(), '']) {
      expect(isRefused(await askWithKey(client.email, key))).toBe(true);
    }
    await db.collection('access_links').doc(client.key).update({ revoked_at: new Date() });
    expect(isRefused(await askWithKey(client.email, client.key))).toBe(true);
  });

  it('past the daily limit everyone sees the number to call, for known and unknown addresses', async () => {
    const emails = [(await acceptedClient(admin)).email, newEmail('stranger')];
    const sentences = [];
    for (const email of emails) {
      const first = await askFor(email, newBrowser());
      const request = await stored('login_requests', first.result?.loginId ?? '');
      let answered = 1;
      for (let window = 0; window < 4; window += 1) {
        for (let count = 0; count < 6; count += 1) {
          if (!isRefused(await askFor(email, newBrowser()))) answered += 1;
        }
        await endWindow(request?.customer_id as string);
      }
      expect(answered).toBe(loginCodeDayLimit.accepted);
      const { error } = await askFor(email, newBrowser());
      sentences.push(error?.details?.userMessage);
    }
    const sentence = `We can’t email any more codes to this address today. Call ${phoneOf(factorySettings.contact).display} and we’ll help you sign in.`;
    expect(sentences).toEqual([sentence, sentence]);
  });

  it('wrong guesses from another browser or the customer’s own network do not use up the code', async () => {
    const { asked } = await mailedCode();
    const network = newAddress();
    const wrong = asked.code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
    const guess = () => redeem({ ...asked, code: wrong, browser: newBrowser() }, network);
    for (let tries = 0; tries < 20; tries += 1) expectRefused(await guess());
    expect(isRefused(await guess())).toBe(true);
    expect((await redeem(asked, network)).result?.token).toBeDefined();
  });
});

describe('signing out everywhere', () => {
  it('ends every session and code at once, forgets the browsers, and does not affect the next sign-in', async () => {
    const { asked, email, customerId } = await mailedCode();
    const phone = await tokenOf(asked);
    const computer = newBrowser();
    const codeFor = async (browser: string, count: number) => {
      const loginId = (await askFor(email, browser)).result?.loginId ?? '';
      const mails = await waitFor('the code', async () => {
        const all = await mailsWithCode(email);
        return all.length === count ? all : null;
      });
      return { loginId, browser, code: codeIn(mails[0]?.subject ?? '') };
    };
    const second = await tokenOf(await codeFor(computer, 2));
    for (const token of [phone, second]) expect((await portal(token)).result).toBeDefined();
    const waiting = await codeFor(newBrowser(), 3);

    const end = { idempotencyKey: randomUUID() };
    expect((await call('portal-sessions-end', end, { idToken: phone })).result).toEqual({ signedOut: true });
    for (const token of [phone, second]) {
      expect((await portal(token)).error?.details).toEqual({
        code: 'not-signed-in',
        userMessage: 'Your session has ended. Please sign in again.',
      });
      const again = await call('portal-sessions-end', { idempotencyKey: randomUUID() }, { idToken: token });
      expect(again.error?.details?.code).toBe('not-signed-in');
    }
    expectRefused(await redeem(waiting));
    expect((await db.collection('portal_browsers').where('customer_id', '==', customerId).get()).size).toBe(
      0,
    );
    expect((await trailOf(customerId)).at(-1)?.data()).toMatchObject({
      action: 'signed-out-everywhere',
      actor: { kind: 'customer', id: customerId },
      values: {},
    });

    expect((await portal(await tokenOf(await codeFor(computer, 4)))).result).toBeDefined();
  });

  it('affects one customer only', async () => {
    const [one, other] = [await mailedCode(), await mailedCode()];
    const [own, others] = [await tokenOf(one.asked), await tokenOf(other.asked)];
    await call('portal-sessions-end', { idempotencyKey: randomUUID() }, { idToken: own });
    expect((await portal(others)).result).toBeDefined();
  });
});
