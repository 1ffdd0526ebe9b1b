import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { collections } from '@domain/firestore/paths';
import { localServices } from '../../tools/admin/local-services';
import { promoteAdmin } from '../../tools/admin/promote-admin';
import { book } from './support/book';
import { acceptDialog, rowButton, rowOf } from './support/office';
import { newPerson, openDesktop, openOffice } from './support/people';
import { test } from './support/test';

const password = 'a-password-of-theirs';

/** An account that nobody else uses; an admin's unless it says otherwise. */
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
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Password/).fill(typed);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** All that this browser keeps for the site, as text. */
const keptOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    return JSON.stringify([names.filter((name) => name.startsWith('firestore')), { ...localStorage }]);
  });

/** Whether something else stands before the middle of an element, and lets nothing through. */
function isCovered(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  for (const one of document.elementsFromPoint(x + width / 2, y + height / 2)) {
    if (one.contains(element) || element.contains(one)) return false;
    const { backgroundColor, opacity } = getComputedStyle(one);
    if (opacity === '1' && !/^rgba|transparent/.test(backgroundColor)) return true;
  }
  return false;
}

test('whoever signs in next, in any tab, sees nothing of the one before, and enters once they may', async ({
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
  await expect(page.getByRole('heading', { name: 'This account has no access' })).toBeVisible();
  await expect(page.getByText(next.email)).toBeVisible();
  await expect(page.getByText(person.name)).toHaveCount(0);
  expect(await keptOnDevice(page)).toBe('[[],{}]');

  await promote(next.email);
  const again = page.getByRole('button', { name: 'Check again' });
  // A token of the same second may still be without the claim: then the button is there to be pressed once more.
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(rowOf(page, person.name)).toBeVisible({ timeout: 10_000 });
  }).toPass();
});

test('who is taken off the list of admins is out at once, with all that was shown', async ({ browser }) => {
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
});

test('an expired session asks for the password over what was typed, and hides it meanwhile', async ({
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

  // A token lives for an hour and is renewed five minutes before its end: this time it is refused.
  const renewal = '**/securetoken.googleapis.com/**';
  await page.route(renewal, (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: 'TOKEN_EXPIRED' } } }),
  );
  await page.clock.fastForward('55:30');
  const again = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(again.getByLabel('E-mail')).toHaveValue(email);
  // Hidden from whoever listens, too, so that no role finds them.
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

test('without a connection, signing in says so and keeps what was typed', async ({ browser }) => {
  const page = await (await openDesktop(browser)).newPage();
  await page.goto('/admin/auth');
  await page.getByLabel('E-mail').fill('office@example.com');
  const field = page.getByLabel(/^Password/);
  await field.fill(password);
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('We could not reach the sign-in service.', { exact: false })).toBeVisible();
  await expect(field).toHaveValue(password);
});

test('whatever else stands against signing in is one sentence, and who makes the accounts is said', async ({
  browser,
}) => {
  const { email } = await newAccount();
  const page = await (await openDesktop(browser)).newPage();
  await page.goto('/admin/auth');
  await expect(
    page.getByText('Admin accounts are created by the system administrator.', { exact: true }),
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

test('a lost connection is said above the lists, which stay, for as long as it lasts', async ({
  browser,
}) => {
  const person = newPerson();
  await book(person);
  const office = await openOffice(browser);
  await expect(rowOf(office, person.name)).toBeVisible();
  const line = office.getByText('You are offline. The lists show what this device last saw.', {
    exact: false,
  });
  await expect(line).toHaveCount(0);
  await office.context().setOffline(true);
  await expect(line).toBeVisible();
  await expect(rowOf(office, person.name)).toBeVisible();
  await office.context().setOffline(false);
  await expect(line).toBeHidden();
});

test('a tab that could not be loaded says that, and nothing of who may enter; the others go on', async ({
  browser,
}) => {
  const person = newPerson();
  await book(person);
  const office = await openOffice(browser);
  await expect(rowOf(office, person.name)).toBeVisible();
  await office.route('**/assets/security-tab*', (route) => route.abort());
  await office.getByRole('tab', { name: 'Security' }).click();
  await expect(office.getByText('This page could not be loaded')).toBeVisible();
  await office.getByRole('tab', { name: 'Workflow' }).click();
  await expect(rowOf(office, person.name)).toBeVisible();
  await office.getByRole('tab', { name: 'Security' }).click();
  await office.unroute('**/assets/security-tab*');
  await office.getByRole('button', { name: 'Load it again' }).click();
  await expect(office.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();
});
