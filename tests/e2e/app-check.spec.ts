import { expect } from '@playwright/test';
import { referralScreens, routes } from '@domain/business/routes';
import { addresses } from '../../tools/testing/screens/addresses';
import { requestForm } from '../../tools/testing/screens/request-form';
import { acceptedJob, questionnaireAddress } from './support/client-job';
import { offerAppCheck } from './support/offer-app-check';
import { newPerson, openDesktop, openPhone, signInAt } from '../../tools/testing/screens/people';
import { newAgent, referralForm } from '../../tools/testing/screens/referral-form';
import { test } from './support/test';

const siteKey = '6Lsite-key';
const exchange = /:exchangeRecaptchaEnterpriseToken$/;

test('a booking fetches an App Check token on first interaction and sends it', async ({ browser }) => {
  const context = await openPhone(browser);
  const appCheck = await offerAppCheck(context, { siteKey });
  const page = await context.newPage();
  await page.goto('/');
  const form = requestForm(page);
  await form.form.scrollIntoViewIfNeeded();
  await expect(form.submit).toBeEnabled();
  expect(appCheck.asked).toEqual([]);

  await form.fill(newPerson());
  await expect.poll(() => appCheck.asked.at(-1)).toMatch(exchange);
  await form.submit.click();
  await page.waitForURL(`**${routes.thankYou}`);
  expect(appCheck.sent).toEqual([{ name: 'secure-form-submission', token: appCheck.given[0] }]);
});

test('a booking refused for its token waits with a plain explanation and is sent once with a new token', async ({
  browser,
}) => {
  const context = await openPhone(browser);
  const appCheck = await offerAppCheck(context, { siteKey });
  const page = await context.newPage();
  let refusals = 1;
  await page.route(`${addresses.functions}/secure-form-submission`, (route) => {
    if (route.request().method() !== 'POST' || refusals === 0) return route.continue();
    refusals -= 1;
    const details = { code: 'app-unverified', userMessage: 'Please reload the page.' };
    return route.fulfill({
      status: 409,
      headers: { 'Access-Control-Allow-Origin': '*' },
      json: { error: { status: 'ABORTED', message: details.userMessage, details } },
    });
  });
  await page.goto('/');
  const form = requestForm(page);
  await form.fill(newPerson());
  await form.submit.click();
  await expect(form.form.getByText('We couldn’t confirm yet that this came from our own page')).toBeVisible();
  await expect(form.form.getByText('Sent. We have your request.')).toBeVisible();
  expect(appCheck.sent.map(({ token }) => token)).toEqual(appCheck.given);
  expect(appCheck.given).toHaveLength(2);
});

test('a referral queued offline is sent with a token, here a debug token', async ({ browser }) => {
  const context = await openPhone(browser);
  const appCheck = await offerAppCheck(context, { siteKey, debugToken: '0c8b7d5e' });
  const page = await context.newPage();
  await page.goto(referralScreens.form);
  const form = referralForm(page);
  await expect(form.clientName).toBeVisible();
  expect(appCheck.asked).toEqual([]);
  await context.setOffline(true);
  await form.fillClient(newPerson());
  await form.fillAgent(newAgent());
  await form.submit.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Saved on this device' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  expect(appCheck.asked.filter((path) => path.includes(':exchange')).join()).toMatch(/:exchangeDebugToken/);
  expect(appCheck.sent.findLast(({ name }) => name === 'client-referral-submit')?.token).toBe(
    appCheck.given.at(-1),
  );
});

test('with Google blocked, a booking is sent without a token and the server decides', async ({ browser }) => {
  const context = await openPhone(browser);
  const appCheck = await offerAppCheck(context, { siteKey, google: 'blocked' });
  const page = await context.newPage();
  await page.goto('/');
  const form = requestForm(page);
  await form.fill(newPerson());
  await form.submit.click();
  await page.waitForURL(`**${routes.thankYou}`);
  expect(appCheck.asked).not.toEqual([]);
  expect(appCheck.sent).toEqual([{ name: 'secure-form-submission', token: undefined }]);
});

test('pages with a key in their address make no request to Google', async ({ browser }) => {
  const { key } = await acceptedJob(newPerson());
  const context = await openPhone(browser);
  const appCheck = await offerAppCheck(context, { siteKey });
  const page = await context.newPage();
  const keyed = [
    ...[routes.inspectionAgreement, routes.appointment].map((route) => `${route}?booking=${key}`),
    questionnaireAddress(key),
    `${routes.thankYou}?type=agreement&booking=${key}`,
    `${referralScreens.tracker}?link=${key}`,
    `${routes.report}/${key}`,
    `/?booking=${key}#booking`,
  ];
  for (const address of keyed) {
    await page.goto(address);
    const field = page.locator('input:not([type=hidden]):not([tabindex="-1"])').first();
    await page.locator('h1:visible').first().waitFor();
    if (await field.isVisible()) await field.focus();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
  }
  expect(appCheck.asked).toEqual([]);

  // The same pages without a key do request a token, so the absence above is meaningful.
  await page.goto(referralScreens.form);
  await page.getByLabel(/^Client Name/).fill('Robin');
  await expect.poll(() => appCheck.asked.at(-1)).toMatch(exchange);
});

test('the office sends both its ID token and its App Check token', async ({ browser }) => {
  const context = await openDesktop(browser);
  const appCheck = await offerAppCheck(context, { siteKey });
  const page = await context.newPage();
  await page.goto('/admin/auth');
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(appCheck.asked).toEqual([]);
  await signInAt(page, '/admin');
  await page.getByRole('button', { name: 'Scheduled jobs' }).click();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect
    .poll(() => appCheck.sent.find(({ name }) => name.startsWith('office-'))?.token)
    .toBe(appCheck.given[0]);
});
