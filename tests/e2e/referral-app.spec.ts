import { factorySettings } from '@domain/settings/factory-settings';
import { expect, type Browser, type Page } from '@playwright/test';
import { referralScreens, routes } from '@domain/business/routes';
import { untilStored } from '../../tools/drills/client/until-stored';
import { expectAccessible } from './support/expect-accessible';
import { expectNothingWider } from './support/expect-nothing-wider';
import { storedOnDevice } from '../../tools/testing/screens/stored-on-device';
import { openConnection } from './support/connection';
import { mailTo } from '../../tools/testing/screens/mailbox';
import { newPerson, openDesktop, openPhone } from '../../tools/testing/screens/people';
import { newAgent, referralForm } from '../../tools/testing/screens/referral-form';
import { trustedJson } from '../../tools/trusted-json';
import { test } from './support/test';

test.use({ serviceWorkers: 'allow' });

const failed = 'There was an error submitting your referral. Please try again.';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const home = (page: Page) => page.getByRole('link', { name: 'Start New Referral' });
const quickAction = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('every screen has an address, a way home, and no axe findings', async ({ browser }) => {
  const page = await (await openPhone(browser)).newPage();
  await page.goto(routes.referralApp);
  await expect(home(page)).toBeVisible();
  await expectAccessible(page);
  for (const [action, title, address] of [
    ['FAQ', 'FAQ', referralScreens.faq],
    ['Rewards', 'Rewards', referralScreens.rewards],
    ['Contact', 'Contact', referralScreens.contact],
    ['Track Referrals', 'Track Your Referrals', referralScreens.tracker],
    ['Start New Referral', 'New Referral', referralScreens.form],
  ] as const) {
    await quickAction(page, action).click();
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(home(page)).toBeVisible();
  }
  await page.goBack();
  await expect(heading(page, 'New Referral')).toBeVisible();
  await page.goBack();
  await expect(home(page)).toBeVisible();
  await expect(quickAction(page, 'Main Website')).toHaveAttribute('href', '/');
  await expect(quickAction(page, 'Call Direct')).toHaveAttribute(
    'href',
    `tel:${factorySettings.contact.phone}`,
  );

  await page.goto(`${routes.referralApp}/leaderboard`);
  await expect(heading(page, 'Coming Soon')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(new RegExp(`${routes.referralApp}$`));
});

test('a referral is sent, the agent is thanked and remembered, and the next form is empty', async ({
  browser,
}) => {
  const [agent, client] = [newAgent(), newPerson()];
  const page = await (await openPhone(browser)).newPage();
  await page.goto(referralScreens.form);
  const form = referralForm(page);
  await form.submit.click();
  await expect(form.clientName).toBeFocused();
  await expect(form.clientName).toHaveAccessibleDescription(/Enter the client’s name\./);
  await form.fillClient(client);
  await form.fillAgent(agent);
  await expect(page.getByText('Saved on this device until you submit it.')).toBeVisible();
  await page.getByLabel('Preferred Reward').selectOption(factorySettings.rewards.options.at(-1)?.label ?? '');
  await form.submit.click();
  await expect(heading(page, 'Thank you')).toBeVisible();
  await expect(page.getByText(`We have your referral for ${client.name}.`)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(heading(page, 'Thank you')).toBeVisible();

  await page.getByRole('link', { name: 'Submit Another Referral' }).click();
  await home(page).click();
  await expect(form.clientName).toHaveValue('');
  await expect(page.getByText(agent.name)).toBeVisible();
  await expect(form.agentName).toBeHidden();
  await mailTo(agent.email, /referral/i);
});

test('typed text survives a reload and can be discarded', async ({ browser }) => {
  const client = newPerson();
  const page = await (await openPhone(browser)).newPage();
  await page.goto(referralScreens.form);
  const form = referralForm(page);
  await form.fillClient(client);
  await expect.poll(() => storedOnDevice(page)).toContain(client.address);
  await page.reload();
  await expect(form.address).toHaveValue(client.address);
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(form.address).toHaveValue('');
  await expect.poll(() => storedOnDevice(page)).not.toContain(client.address);
  await page.reload();
  await expect(form.submit).toBeVisible();
  await expect(form.address).toHaveValue('');
});

test('a refused referral stays on the form with the alert, then among those to correct', async ({
  browser,
}) => {
  const [agent, client] = [newAgent(), newPerson()];
  const page = await (await openPhone(browser)).newPage();
  let refuses = true;
  await page.route('**/client/referral-submit', (route) =>
    refuses
      ? route.fulfill({
          status: 400,
          headers: { 'Access-Control-Allow-Origin': '*' },
          json: {
            error: {
              status: 'INVALID_ARGUMENT',
              message: 'no',
              details: {
                code: 'invalid-input',
                userMessage: 'Please check the marked fields.',
                fields: { inspectionAddress: 'We do not find this address.' },
              },
            },
          },
        })
      : route.continue(),
  );
  await page.goto(referralScreens.form);
  const form = referralForm(page);
  await form.fillClient(client);
  await form.fillAgent(agent);
  await form.submit.click();
  await expect(page.getByRole('alert')).toContainText(failed);
  await expect(form.address).toHaveAccessibleDescription(/We do not find this address\./);
  await expect(form.clientName).toHaveValue(client.name);

  await page.goto(referralScreens.tracker);
  await expect(page.getByRole('link', { name: '1 to correct' })).toBeVisible();
  refuses = false;
  await page.getByRole('link', { name: 'Correct it' }).click();
  await expect(form.clientName).toHaveValue(client.name);
  await form.address.fill('1420 E Harvard Ave, Shaker Heights, OH 44105');
  await form.submit.click();
  await expect(heading(page, 'Thank you')).toBeVisible();
  await expect(page.getByRole('link', { name: /to correct/ })).toBeHidden();
});

test('installed or visited once, the app opens offline, takes a referral, and sends it after reconnecting', async ({
  browser,
}) => {
  const [agent, client] = [newAgent(), newPerson()];
  const connection = await openConnection();
  try {
    const context = await openPhone(browser, { baseURL: connection.url });
    const first = await context.newPage();
    await first.goto(routes.referralApp);
    await untilStored(first, 'referral');
    await first.close();
    connection.cut();
    await context.setOffline(true);

    const page = await context.newPage();
    for (const address of Object.values(referralScreens)) {
      await page.goto(address);
      await expect(page.getByText('You’re offline. Referrals are saved on this device.')).toBeVisible();
      await expect(page.getByText('We couldn’t load this screen')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto(referralScreens.form);
    const form = referralForm(page);
    await form.fillClient(client);
    await form.fillAgent(agent);
    await form.submit.click();
    await expect(heading(page, 'Saved on this device')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('link', { name: '1 waiting' })).toBeVisible();

    connection.mend();
    await context.setOffline(false);
    await expect(heading(page, 'Thank you')).toBeVisible();
    await expect(page.getByRole('link', { name: /waiting/ })).toBeHidden();
    await mailTo(agent.email, /referral/i);
  } finally {
    connection.close();
  }
});

test('the referral app can be installed, with its shortcuts and screenshots', async ({ browser }) => {
  const page = await (await openPhone(browser)).newPage();
  await page.goto(referralScreens.contact);
  const session = await page.context().newCDPSession(page);
  await expect
    .poll(async () => {
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      // Each test uses a private window, which cannot install apps; every other requirement must be met.
      return installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
    })
    .toEqual([]);
  const { data, errors } = (await session.send('Page.getAppManifest')) as { data?: string; errors: object[] };
  expect(errors).toEqual([]);
  const manifest = trustedJson<{
    shortcuts: { name: string; url: string; icons: { src: string }[] }[];
    screenshots: { src: string }[];
    icons: { src: string; purpose: string }[];
  }>(data ?? '{}');
  expect(manifest).toMatchObject({
    id: '/referral-app',
    scope: '/referral-app',
    start_url: '/referral-app',
    display: 'standalone',
  });
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['New referral', '/referral-app/form'],
    ['Track', '/referral-app/tracker'],
  ]);
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  const pictures = [
    ...manifest.screenshots,
    ...manifest.icons,
    ...manifest.shortcuts.flatMap(({ icons }) => icons),
  ];
  for (const { src } of pictures) {
    expect((await page.request.get(src)).headers()['content-type'], src).toMatch(/^image\//);
  }
});

const banner = (page: Page) => page.getByRole('complementary', { name: 'Install' });
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

async function openApp(browser: Browser, userAgent: string): Promise<Page> {
  const page = await (await openPhone(browser, { userAgent })).newPage();
  await page.goto(routes.referralApp);
  await expect(home(page)).toBeVisible();
  return page;
}

test('an iPhone shows how to install, and once dismissed, not again for 30 days', async ({ browser }) => {
  const page = await openApp(browser, iphone);
  await expect(banner(page)).toContainText('Install: Tap Share → Add to Home Screen');
  await expectAccessible(page);
  await banner(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner(page)).toBeHidden();
  const day = 24 * 60 * 60_000;
  const begin = Date.now();
  for (const [days, shown] of [
    [29, false],
    [31, true],
  ] as const) {
    await page.clock.setFixedTime(begin + days * day);
    await page.reload();
    await expect(home(page)).toBeVisible();
    await expect(banner(page), `after ${days} days`).toBeVisible({ visible: shown });
  }
});

test('other browsers show the banner once they offer an install prompt, and hide it after a click', async ({
  browser,
}) => {
  const page = await openApp(
    browser,
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/143.0.0.0 Mobile',
  );
  await expect(banner(page)).toBeHidden();
  await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => {
        Object.assign(window, { asked: true });
        return Promise.resolve({ outcome: 'accepted' });
      },
    });
    window.dispatchEvent(offer);
  });
  await expect(banner(page)).toContainText('Install this app');
  await banner(page).getByRole('button', { name: 'Install', exact: true }).click();
  await expect(banner(page)).toBeHidden();
  expect(await page.evaluate(() => 'asked' in window)).toBe(true);
});

test('an installed app shows no install banner', async ({ browser }) => {
  const page = await (await openPhone(browser, { userAgent: iphone })).newPage();
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }));
  await page.goto(routes.referralApp);
  await expect(home(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test('nothing is wider than the screen, from 320 px to a desktop', async ({ browser }) => {
  const page = await (await openDesktop(browser)).newPage();
  for (const address of Object.values(referralScreens)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const width of [320, 820, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNothingWider(page, `${address} at ${width}`);
    }
  }
});
