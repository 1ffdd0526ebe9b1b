import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { FieldValue } from 'firebase-admin/firestore';
import { Secret, TOTP } from 'otpauth';
import { collections } from '@domain/firestore/paths';
import { localServices } from '../../tools/admin/local-services';
import { promoteAdmin } from '../../tools/admin/promote-admin';
import { openDesktop, openPhone } from '../../tools/testing/screens/people';
import { expectAccessible } from './support/expect-accessible';
import { test } from './support/test';

const password = 'a-password-of-theirs';
const office = (page: Page) => page.getByRole('heading', { name: 'Unified Workflow' });
const signInPage = (page: Page) => page.getByRole('heading', { name: 'Admin sign-in' });

/** An account that no other test signs in to. */
async function newAccount(): Promise<{ email: string; uid: string }> {
  const email = `account-${randomUUID().slice(0, 8)}@example.com`;
  const { auth } = localServices();
  const { uid } = await auth.createUser({ email, password });
  await promoteAdmin(localServices(), { email, password: () => Promise.resolve(password) });
  return { email, uid };
}

async function typePassword(page: Page, email: string): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function openAccount(page: Page) {
  await page.getByRole('button', { name: 'Account' }).click();
  return page.getByRole('dialog', { name: 'Your account' });
}

test('the other sessions end at once, also in open tabs, and this one stays', async ({ browser }) => {
  const { email, uid } = await newAccount();
  const desk = await (await openDesktop(browser)).newPage();
  const tablet = await (await openPhone(browser)).newPage();
  for (const page of [tablet, desk]) {
    await typePassword(page, email);
    await expect(office(page)).toBeVisible();
  }
  const account = await openAccount(desk);
  await expect(account.getByRole('listitem')).toHaveCount(2);
  await expect(account.getByRole('listitem').first()).toContainText('(this device)');
  await expectAccessible(desk, [390, 1440]);
  await account.getByRole('button', { name: 'End all others' }).click();
  await expect(desk.getByText('All other sessions ended')).toBeVisible();
  await expect(account.getByRole('listitem')).toHaveCount(1);
  await expect(signInPage(tablet)).toBeVisible();
  await tablet.goto('/admin');
  await expect(signInPage(tablet)).toBeVisible();

  await account.getByRole('button', { name: 'Close' }).click();
  await desk.getByRole('button', { name: 'Sign Out' }).click();
  await expect(signInPage(desk)).toBeVisible();
  const record = await localServices().firestore.collection(collections.admins).doc(uid).get();
  expect(record.get('sessions')).toEqual({});
});

test('a device that signed in before sessions were listed asks for the password in place, once another signs in', async ({
  browser,
}) => {
  const { email, uid } = await newAccount();
  const { auth, firestore } = localServices();
  await firestore.collection(collections.admins).doc(uid).update({ sessions: FieldValue.delete() });
  const page = await (await openDesktop(browser)).newPage();
  const begin = '**/office/session-begin';
  // The tokens of earlier versions name no session.
  const token = await auth.createCustomToken(uid);
  await page.route(begin, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          json: { result: { state: 'signed-in', token } },
          headers: { 'Access-Control-Allow-Origin': '*' },
        })
      : route.fallback(),
  );
  await typePassword(page, email);
  await expect(office(page)).toBeVisible();
  await page.unroute(begin);
  const search = page.getByRole('searchbox').last();
  await search.fill('typed before');

  const other = await (await openDesktop(browser)).newPage();
  await typePassword(other, email);
  await expect(office(other)).toBeVisible();
  const ended = (of: Page) => of.getByRole('dialog', { name: 'Your session has ended' });
  const again = ended(page);
  await expect(again).toBeVisible();
  // A tab that is opened only now has read nothing yet.
  const tab = await page.context().newPage();
  await tab.goto('/admin');
  await expect(ended(tab)).toBeVisible();
  await again.getByLabel(/^Password/).fill(password);
  await again.getByRole('button', { name: 'Sign In' }).click();
  await expect(again).toBeHidden();
  await expect(search).toHaveValue('typed before');
  await expect(ended(tab)).toBeHidden();
  await expect(tab.getByRole('list', { name: 'Summary' })).toBeVisible();
  await expect(tab.getByText('This account has no access')).toHaveCount(0);
  const account = await openAccount(page);
  await expect(account.getByRole('listitem')).toHaveCount(2);
});

/** The code that the app shows now. It is accepted for a minute at least, because one step of drift is. */
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

test('two-step sign-in is turned on, and from then on a code is asked for, also in place', async ({
  browser,
}) => {
  const { email, uid } = await newAccount();
  /** Lets the app's current code work again, as half a minute later. */
  const letTimePass = () =>
    localServices()
      .firestore.collection(collections.adminAccounts)
      .doc(uid)
      .update({ 'factor.used_step': 0 });
  const page = await (await openDesktop(browser)).newPage();
  await page.clock.install();
  await typePassword(page, email);
  const account = await openAccount(page);
  await account.getByRole('button', { name: 'Turn on two-step sign-in' }).click();
  await expect(account.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  const secret = await account.getByText(/^[A-Z2-7]{32}$/).innerText();
  await expectAccessible(page, [390, 1440]);
  await account.getByLabel(/^Code from your app/).fill(codeOf(secret));
  await account.getByRole('button', { name: 'Turn on', exact: true }).click();
  const codes = account.getByRole('group', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page, [390, 1440]);
  const recoveryCode = await codes.getByRole('listitem').first().innerText();
  await codes.getByRole('button', { name: 'Done' }).click();
  await expect(account.getByText('On. 10 recovery codes left.')).toBeVisible();
  await account.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(signInPage(page)).toBeVisible();

  await typePassword(page, email);
  const code = page.getByLabel(/^Code from your app/);
  await expect(code).toBeFocused();
  await code.fill('12345');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('That code didn’t work.', { exact: false })).toBeVisible();
  await expect(code).toHaveValue('12345');
  await expectAccessible(page, [390, 1440]);
  // Nobody is signed in yet.
  const other = await page.context().newPage();
  await other.goto('/admin');
  await expect(signInPage(other)).toBeVisible();
  // Otherwise it would renew the session that expires below.
  await other.close();
  await letTimePass();
  await code.fill(codeOf(secret));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(office(page)).toBeVisible();

  const search = page.getByRole('searchbox').last();
  await search.fill('typed before');
  const renewal = '**/securetoken.googleapis.com/**';
  await page.route(renewal, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  );
  await page.clock.fastForward('55:30');
  const again = page.getByRole('dialog', { name: 'Your session has ended' });
  await again.getByLabel(/^Password/).fill(password);
  await again.getByRole('button', { name: 'Sign In' }).click();
  await page.unroute(renewal);
  await again.getByRole('button', { name: 'Use a recovery code' }).click();
  await again.getByLabel(/^Recovery code/).fill(recoveryCode);
  await again.getByRole('button', { name: 'Sign In' }).click();
  await expect(again).toBeHidden();
  await expect(search).toHaveValue('typed before');
});
