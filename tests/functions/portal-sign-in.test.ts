import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { exchangeCustomToken } from '../../tools/admin/exchange-custom-token';
import { newAddress } from '../factories/new-address';
import { auth, db } from './support/admin-sdk';
import { call, type CallAnswer } from './support/call';
import { mailsTo } from './support/mailbox';
import { newEmail } from './support/new-contact';
import { acceptedClient, reportFormOf, writeReport } from './support/served-client';
import { signIn, type SignedIn } from './support/sign-in';
import { addresses } from './support/stack-addresses';
import { stored } from './support/stored';
import { waitFor } from './support/wait-for';

let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn();
});

const newBrowser = () => randomBytes(32).toString('hex');
const askFor = (email: string, browser: string, from = newAddress(), idempotencyKey: string = randomUUID()) =>
  call<{ loginId: string }>('portal-code-request', { email, browser, idempotencyKey }, { from });
const redeem = (asked: object, from = newAddress()) =>
  call<{ token: string }>('portal-code-redeem', { idempotencyKey: randomUUID(), ...asked }, { from });
const codeIn = (subject: string) => subject.slice(0, 9).replace(' ', '');

const mailsWithCode = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => subject.includes('is your code'));
const mailWithCode = (email: string) => waitFor('the code', async () => (await mailsWithCode(email))[0]);

/** A code that was mailed, with all that redeems it. */
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

describe('signing in to the portal', () => {
  it('takes the mailed code once, and gives a token that says whose it is', async () => {
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

  it('refuses a wrong code, an expired one, one of another browser and one that nobody asked for in the same words', async () => {
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

  it('takes five tries of a code, and then not even the right one', async () => {
    const { asked } = await mailedCode();
    const wrong = asked.code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
    for (let tries = 0; tries < 5; tries += 1) expectRefused(await redeem({ ...asked, code: wrong }));
    expectRefused(await redeem(asked));
  });

  it('answers for an unknown address as for a known one, mails nothing, and has no code that works', async () => {
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

  it('is asked for once however often it is sent, and stores neither address nor code', async () => {
    const { email } = await acceptedClient(admin);
    const [browser, key] = [newBrowser(), randomUUID()];
    const answers = await Promise.all([1, 2, 3].map(() => askFor(email, browser, newAddress(), key)));
    const ids = new Set(answers.map(({ result }) => result?.loginId));
    expect(ids.size).toBe(1);
    const mail = await mailWithCode(email);
    const kept = JSON.stringify(await stored('login_requests', [...ids][0] ?? ''));
    expect(kept).not.toContain(email);
    expect(kept).not.toContain(codeIn(mail.subject));
    expect(kept).not.toContain(browser);
  });

  it('sends a second code at once, beside the first', async () => {
    const { email, asked } = await mailedCode();
    const again = await askFor(email, asked.browser);
    await waitFor('the second code', async () => (await mailsWithCode(email)).length === 2);
    expect(again.result?.loginId).not.toBe(asked.loginId);
  });

  it('is limited for each address and each connection, whoever it is', async () => {
    const email = newEmail('stranger');
    for (let count = 0; count < 5; count += 1) {
      expect((await askFor(email, newBrowser())).result).toBeDefined();
    }
    expect((await askFor(email, newBrowser())).error?.details?.code).toBe('rate-limited');
    const from = newAddress();
    for (let count = 0; count < 5; count += 1) await askFor(newEmail('stranger'), newBrowser(), from);
    const refused = await askFor(newEmail('stranger'), newBrowser(), from);
    expect(refused.error?.details?.userMessage).toMatch(
      /^Too many codes were asked for\. Please wait \d+ min/,
    );
  });

  it('is open to whoever has a report and no job', async () => {
    const email = newEmail('client');
    await writeReport(admin, null, reportFormOf(email));
    await askFor(email, newBrowser());
    await mailWithCode(email);
  });
});
