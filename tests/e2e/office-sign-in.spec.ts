import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { collections } from '@domain/firestore/paths';
import { localServices } from '../../tools/admin/local-services';
import { promoteAdmin } from '../../tools/admin/promote-admin';
import { book } from './support/book';
import { cachedRecords } from './support/cached-records';
import { expectAccessible } from './support/expect-accessible';
import { acceptDialog, rowButton, rowOf } from './support/office';
import { newPerson, openDesktop, openOffice } from '../../tools/testing/screens/people';
import { test } from './support/test';

const password = 'a-password-of-theirs';

/** A dedicated account, which is an admin unless stated otherwise. */
async function newAccount({ admin } = { admin: true }): Promise<{ email: string; uid: string }> {
  const email = `office-${randomUUID().slice(0, 8)}@example.com`;
  const { auth } = localServices();
  const { uid } = await auth.createUser({ email, password });
  if (admin) await promote(email);
  return { email, uid };
}

const promote = (email: string) =>
  promoteAdmin(localServices(), { email, password: () => Promise.resolve(password) });

async function signIn(page: Page, email: string, typed = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(typed);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Everything this browser stores for the site, as text. */
const storedOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    return JSON.stringify([names.filter((name) => name.startsWith('firestore')), { ...localStorage }]);
  });

/** Whether an opaque element covers the middle of this one. */
function isCovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  for (const one of document.elementsFromPoint(x + width / 2, y + height / 2)) {
    if (one.contains(element) || element.contains(one)) return false;
    const { backgroundColor, opacity } = getComputedStyle(one);
    if (opacity === '1' && !/^rgba|transparent/.test(backgroundColor)) return true;
  }
  return false;
}

test('the next person to sign in, in any tab, sees nothing of the previous one and enters once allowed', async ({
  browser,
}) => {
  const person = newPerson();
  await book(person);
  const [first, next] = [await newAccount(), await newAccount({ admin: false })];
  const page = await (await openDesktop(browser)).newPage();
  await page.goto('/admin');
  await signIn(page, first.email);
  await expect(rowOf(page, person.name)).toBeVisible();
  const second = await page.context().newPage();
  await second.goto('/admin');
  await expect(rowOf(second, person.name)).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/admin\/auth/);
  await expect(second).toHaveURL(/\/admin\/auth/);
  await signIn(page, next.email);
  await expect(
    page.getByText('Your account doesn’t have access to the back office.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(person.name)).toHaveCount(0);
  await expect.poll(() => storedOnDevice(page)).toBe('[[],{}]');

  await promote(next.email);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(rowOf(page, person.name)).toBeVisible();
});

test('removing an admin signs them out at once and hides everything shown', async ({ browser }) => {
  const person = newPerson();
  await book(person);
  const { email, uid } = await newAccount();
  const page = await (await openDesktop(browser)).newPage();
  await page.goto('/admin');
  await signIn(page, email);
  await expect(rowOf(page, person.name)).toBeVisible();
  await localServices().firestore.collection(collections.admins).doc(uid).delete();
  await expect(page.getByRole('heading', { name: 'This account has no access' })).toBeVisible();
  await expect(page.getByText(person.name)).toHaveCount(0);
  await expect.poll(() => cachedRecords(page)).toEqual([]);
});

test('an owner changes a member’s role, and removes them, while they have the office open', async ({
  browser,
}) => {
  const { email, uid } = await newAccount();
  await localServices().firestore.collection(collections.admins).doc(uid).update({ role: 'office' });
  const page = await (await openDesktop(browser)).newPage();
  await page.goto('/admin?tab=settings');
  await signIn(page, email);
  await expect(page.getByRole('heading', { name: 'Unified Workflow' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Settings' })).toHaveCount(0);
  await page.getByRole('tab', { name: 'Security' }).click();
  await page.getByRole('tab', { name: 'Erase a Person' }).click();
  await expect(page.getByText('Only an owner can erase a person.')).toBeVisible();
  await expectAccessible(page);

  const owner = await openOffice(browser);
  await owner.getByRole('tab', { name: 'Settings' }).click();
  await owner.getByRole('button', { name: `Change: ${email}` }).click();
  const dialog = owner.getByRole('dialog', { name: `Change ${email}` });
  await dialog.getByLabel(/^Role/).selectOption('Owner');
  await dialog.getByLabel(/^Name/).fill('Bo Ray');
  await expectAccessible(owner, [390, 1440]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('Team member changed')).toBeVisible();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Team', exact: true })).toBeVisible();

  await owner
    .getByRole('listitem')
    .filter({ hasText: email })
    .getByRole('button', { name: /^Remove/ })
    .click();
  await owner.getByRole('dialog', { name: 'Remove Bo Ray?' }).getByRole('button', { name: 'Remove' }).click();
  await expect(owner.getByText('Removed from the team')).toBeVisible();
  await expect(owner.getByText(email)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'This account has no access' })).toBeVisible();
});

test('an expired session asks for the password over the form and hides what was typed', async ({
  browser,
}) => {
  const person = newPerson();
  await book(person);
  const { email } = await newAccount();
  const page = await (await openDesktop(browser)).newPage();
  await page.clock.install();
  await page.goto('/admin');
  await signIn(page, email);
  await rowButton(rowOf(page, person.name), 'Accept').click();
  const { price, confirm } = acceptDialog(page);
  await price.fill('175');

  // A token lasts an hour and is renewed five minutes early; this renewal is refused.
  const renewal = '**/securetoken.googleapis.com/**';
  await page.route(renewal, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  );
  await page.clock.fastForward('55:30');
  const again = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(again.getByLabel('Email')).toHaveValue(email);
  // Hidden from screen readers too, so no role finds them.
  for (const shown of [page.getByLabel(/^Price/), page.getByText(person.name, { exact: true }).first()]) {
    await expect.poll(() => shown.evaluate(isCovered)).toBe(true);
  }
  await page.unroute(renewal);
  await again.getByLabel(/^Password/).fill('not the password');
  await again.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid email or password. Please try again.')).toBeVisible();
  await again.getByLabel(/^Password/).fill(password);
  await again.getByRole('button', { name: 'Sign In' }).click();
  await expect(again).toBeHidden();

  await expect(price).toHaveValue('175');
  expect(await price.evaluate(isCovered)).toBe(false);
  await confirm.click();
  await expect(page.getByText('Appointment Accepted!')).toBeVisible();
});

test('offline, signing in reports it and keeps what was typed', async ({ browser }) => {
  const page = await (await openDesktop(browser)).newPage();
  await page.goto('/admin/auth');
  await page.getByLabel('Email').fill('desk@example.com');
  const field = page.getByLabel(/^Password/);
  await field.fill(password);
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('We couldn’t reach the sign-in service.', { exact: false })).toBeVisible();
  await expect(field).toHaveValue(password);
});

test('every other sign-in failure shows one sentence, and the page says who creates accounts', async ({
  browser,
}) => {
  const { email } = await newAccount();
  const page = await (await openDesktop(browser)).newPage();
  await page.goto('/admin/auth');
  await expect(
    page.getByText('New here? Ask an owner of your team to invite you.', { exact: true }),
  ).toBeVisible();
  const provider = '**/identitytoolkit.googleapis.com/**';
  await page.route(provider, (route) =>
    route.fulfill({ status: 500, json: { error: { code: 500, message: 'BACKEND_ERROR' } } }),
  );
  await signIn(page, email);
  await expect(
    page.getByText('An unexpected error occurred. Please try again.', { exact: true }),
  ).toBeVisible();
  await page.unroute(provider);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Unified Workflow' })).toBeVisible();
});

test('a lost connection is reported above the lists, which stay visible', async ({ browser }) => {
  const person = newPerson();
  await book(person);
  const office = await openOffice(browser);
  await expect(rowOf(office, person.name)).toBeVisible();
  const line = office.getByText('You’re offline. The lists show what this device last saw.', {
    exact: false,
  });
  await expect(line).toHaveCount(0);
  await office.context().setOffline(true);
  await expect(line).toBeVisible();
  await expect(rowOf(office, person.name)).toBeVisible();
  await office.context().setOffline(false);
  await expect(line).toBeHidden();
});

test('a tab that fails to load reports only that, and the other tabs work', async ({ browser }) => {
  const person = newPerson();
  await book(person);
  const office = await openOffice(browser);
  await expect(rowOf(office, person.name)).toBeVisible();
  await office.route('**/assets/security-tab*', (route) => route.abort());
  await office.getByRole('tab', { name: 'Security' }).click();
  await expect(office.getByText('We couldn’t load this page')).toBeVisible();
  await office.getByRole('tab', { name: 'Workflow' }).click();
  await expect(rowOf(office, person.name)).toBeVisible();
  await office.getByRole('tab', { name: 'Security' }).click();
  await office.unroute('**/assets/security-tab*');
  await office.getByRole('button', { name: 'Reload page' }).click();
  await expect(office.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
});
