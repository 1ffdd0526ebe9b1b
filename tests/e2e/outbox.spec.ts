import { expect, type Page } from '@playwright/test';
import { referralScreens, routes } from '@domain/business/routes';
import { countRecords } from '../../tools/drills/outbox/count-records';
import { referralApp } from '../../tools/drills/outbox/referral-app';
import { judge, runDrill } from '../../tools/drills/outbox/run-drill';
import { findHeadlessShell } from '../../tools/test/find-headless-shell';
import { addresses } from '../../tools/testing/screens/addresses';
import { newPerson, openPhone, type Person } from '../../tools/testing/screens/people';
import { newAgent, referralForm } from '../../tools/testing/screens/referral-form';
import { test } from './support/test';

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

async function refer(page: Page, client: Person): Promise<void> {
  const form = referralForm(page);
  await form.fillClient(client);
  if (await form.agentName.isVisible()) await form.fillAgent(newAgent());
  await form.submit.click();
}

test('bad connections and killed browsers lose no referral and duplicate none', async () => {
  const report = await runDrill(new URL(addresses.site), {
    seed: 'short',
    count: 8,
    devices: 2,
    parallel: 2,
    within: 60,
    chromium: await findHeadlessShell(() => undefined),
  });
  expect(judge(report)).toEqual({ name: 'outbox', passed: 8, failures: [] });
});

test('waiting entries are counted on the app icon and sent once by two open tabs', async ({ browser }) => {
  const context = await openPhone(browser);
  await context.addInitScript(() => {
    const badge = (count: number) => Promise.resolve(Object.assign(window, { badge: count }));
    Object.assign(navigator, { setAppBadge: badge, clearAppBadge: () => badge(0) });
  });
  const clients = [newPerson(), newPerson()] as const;
  const page = await context.newPage();
  const other = await context.newPage();
  await other.goto(referralScreens.tracker);
  await page.goto(referralScreens.form);
  await expect(referralForm(page).clientName).toBeVisible();
  await context.setOffline(true);
  await refer(page, clients[0]);
  await expect(heading(page, 'Saved on this device')).toBeVisible();
  await page.getByRole('link', { name: 'Submit Another Referral' }).click();
  await page.getByRole('link', { name: 'Start New Referral' }).click();
  await refer(page, clients[1]);
  await expect(heading(page, 'Saved on this device')).toBeVisible();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('link', { name: '2 waiting' })).toBeVisible();
    await expect.poll(() => tab.evaluate(() => Reflect.get(window, 'badge') as unknown)).toBe(2);
  }

  await context.setOffline(false);
  await expect(heading(page, 'Thank you')).toBeVisible();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('link', { name: /waiting/ })).toBeHidden();
    await expect.poll(() => tab.evaluate(() => Reflect.get(window, 'badge') as unknown)).toBe(0);
  }
  for (const { email } of clients) expect(await countRecords(email)).toEqual(new Map([[email, 1]]));
});

test('a full disk while offline is reported, typed text stays, and it is saved once there is room', async ({
  browser,
}) => {
  const context = await openPhone(browser);
  const client = newPerson();
  const page = await context.newPage();
  const { origin } = new URL(addresses.site);
  await referralApp.install(page, origin);
  const form = referralForm(page);
  const session = await context.newCDPSession(page);
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await context.setOffline(true);
  await refer(page, client);
  await expect(page.getByRole('alert')).toContainText(
    'There was an error submitting your referral. Please try again.',
  );
  await expect(form.address).toHaveValue(client.address);
  await expect(form.submit).toBeEnabled();

  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await form.submit.click();
  await expect(heading(page, 'Saved on this device')).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page, 'Thank you')).toBeVisible();
  expect(await countRecords(client.email)).toEqual(new Map([[client.email, 1]]));
});

test('the customer portal also sends what the referral app has saved', async ({ browser }) => {
  const context = await openPhone(browser);
  const client = newPerson();
  const page = await context.newPage();
  await page.goto(referralScreens.form);
  await expect(referralForm(page).clientName).toBeVisible();
  await context.setOffline(true);
  await refer(page, client);
  await expect(heading(page, 'Saved on this device')).toBeVisible();
  await page.close();
  await context.setOffline(false);

  const portal = await context.newPage();
  await portal.goto(routes.customerPortal);
  await expect(heading(portal, 'Customer portal')).toBeVisible();
  await expect.poll(() => countRecords(client.email)).toEqual(new Map([[client.email, 1]]));
});
