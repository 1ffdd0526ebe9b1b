import { chromium, expect, type Page } from '@playwright/test';
import type { PushNotice } from '@domain/push/push-notice';
import { requestForm } from '../../tools/testing/screens/request-form';
import { startPushEndpoint, type TestDevice } from '../../tools/testing/push-endpoint';
import { openConnection, type Connection } from './support/connection';
import { newPerson, openDesktop, openOffice, openPhone } from '../../tools/testing/screens/people';
import { rowOf } from './support/office';
import { test } from './support/test';
import { underWorker } from './support/under-worker';
import { browserArguments } from '../../tools/test/browser-arguments';
import { demoAdmin } from '../../tools/backend/stack';

test.use({ serviceWorkers: 'allow' });

let connection: Connection;
test.beforeEach(async () => {
  connection = await openConnection();
});
test.afterEach(() => connection.close());

test('a visited page loads offline, and an unvisited one says that there is no connection', async ({
  browser,
}) => {
  const page = await (await openPhone(browser, { baseURL: connection.url })).newPage();
  await page.goto('/');
  await underWorker(page, '/');
  connection.cut();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#booking form')).toBeVisible();
  await page.goto('/terms');
  await expect(page.getByText(/offline|no connection/i).first()).toBeVisible();
});

test('the office loads offline after one visit', async ({ browser }) => {
  const page = await (await openDesktop(browser, { baseURL: connection.url })).newPage();
  await page.goto('/admin/auth');
  await underWorker(page, 'office');
  await page.getByLabel('Email').fill(demoAdmin.email);
  await page.getByLabel(/^Password/).fill(demoAdmin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Unified Workflow' })).toBeVisible();
  connection.cut();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Unified Workflow' })).toBeVisible();
});

test('a page with a key in its address is never cached', async ({ browser }) => {
  const page = await (await openPhone(browser, { baseURL: connection.url })).newPage();
  await page.goto('/');
  await underWorker(page, '/');
  await page.goto('/inspection-agreement?booking=abcdefghjkmnpqrstvwxyz23');
  const stored = await page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) addresses.push(request.url);
    }
    return addresses;
  });
  expect(stored.filter((address) => address.includes('booking='))).toEqual([]);
});

test('a request made offline survives a page restart and is sent after reconnecting', async ({ browser }) => {
  const person = newPerson();
  const office = await openOffice(browser);
  const context = await openPhone(browser);
  const page = await context.newPage();
  await page.goto('/');
  const form = requestForm(page);
  await form.form.scrollIntoViewIfNeeded();
  await form.fill(person);
  await context.setOffline(true);
  await form.submit.click();
  await expect(page.getByText(/Saved on this device/)).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto('/');
  await again.locator('#booking form').scrollIntoViewIfNeeded();
  await expect(rowOf(office, person.name)).toHaveCount(1);
});

test('the back office can be installed', async ({ browser }) => {
  const page = await (await openDesktop(browser)).newPage();
  await page.goto('/admin/auth');
  const session = await page.context().newCDPSession(page);
  await expect
    .poll(async () => {
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      // Each test uses a private window, which cannot install apps; every other requirement must be met.
      return installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
    })
    .toEqual([]);
  const manifest = (await session.send('Page.getAppManifest')) as { url: string; data?: string };
  expect(JSON.parse(manifest.data ?? '{}')).toMatchObject({
    scope: '/admin',
    start_url: '/admin',
    display: 'standalone',
  });
});

/** Subscribes to our own push service, because a headless browser has none. */
async function usePushService(page: Page, { asked }: TestDevice): Promise<void> {
  await page.addInitScript(({ endpoint, p256dh, auth }) => {
    let subscription: object | null = null;
    const unsubscribe = () => {
      subscription = null;
      return Promise.resolve(true);
    };
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(subscription),
      subscribe: (options: object) => {
        subscription = { endpoint, options, toJSON: () => ({ keys: { p256dh, auth } }), unsubscribe };
        return Promise.resolve(subscription);
      },
    });
  }, asked.subscription);
}

/** Hands a push to the page's service worker, as the browser does once it has decrypted it. */
async function deliverPush(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registration,
    data,
  });
}

test('a device that asked for notifications shows what is pushed to it', async () => {
  // The headless shell that runs the other tests has no notifications.
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    headless: false,
    args: [...browserArguments, '--headless=new'],
  });
  const service = await startPushEndpoint();
  try {
    const device = service.device();
    const office = await openOffice(browser, '/admin', { permissions: ['notifications'] });
    await usePushService(office, device);
    await underWorker(office, 'office');
    await office.getByRole('button', { name: 'Notifications' }).click();
    await office.getByRole('button', { name: 'Notify this device' }).click();
    await expect(office.getByText(/^This device gets a notification/)).toBeVisible();

    // What the server sends a subscribed device, and when, is tested with the functions.
    const notice = {
      title: 'New request',
      body: 'A request came in.',
      path: '/admin?list=requests',
      tag: 'requests',
    } satisfies PushNotice;
    await deliverPush(office, JSON.stringify(notice));
    const shown = () =>
      office.evaluate(async () => {
        const notifications = await (await navigator.serviceWorker.ready).getNotifications();
        return notifications.map(({ title, body, tag, data }) => ({
          title,
          body,
          tag,
          ...(data as object),
        }));
      });
    await expect.poll(shown).toEqual([notice]);

    await office.getByRole('button', { name: 'Stop notifying this device' }).click();
    await expect(office.getByRole('button', { name: 'Notify this device' })).toBeVisible();
  } finally {
    await browser.close();
    await service.stop();
  }
});
