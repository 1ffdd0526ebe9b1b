import type { BrowserContext } from '@playwright/test';
import { referralScreens } from '@domain/business/routes';
import { storedOnDevice } from '../../testing/screens/stored-on-device';
import { referralForm } from '../../testing/screens/referral-form';
import { expect } from '../client/expect-patiently';
import type { TwoBuilds } from './two-builds';

/**
 * A referral is being filled in when the new build is deployed and the next screen's file is gone: the app
 * says so and reloads on a click, and the input is restored. @throws Error if anything is lost.
 */
export async function screensRound({
  context,
  builds,
  mark,
}: {
  context: BrowserContext;
  builds: TwoBuilds;
  mark: string;
}): Promise<void> {
  const email = `${mark}@example.com`;
  const page = await context.newPage();
  await page.goto(builds.url + referralScreens.form);
  const form = referralForm(page);
  await form.fillClient({
    name: 'Robin Castellan',
    email,
    phone: '3125550143',
    address: '512 Quail Run, Dublin',
  });
  await expect.poll(() => storedOnDevice(page)).toContain('512 Quail Run, Dublin');

  builds.deploy();
  const before = builds.missed();
  // A link inside the app, which loads no new page.
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, referralScreens.faq);
  await page.getByRole('button', { name: 'Reload page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /FAQ|Questions/ })).toBeVisible();
  expect(builds.missed(), 'the old build asked for what is gone').toBeGreaterThan(before);
  await page.goto(builds.url + referralScreens.form);
  await expect(form.clientName).toHaveValue('Robin Castellan');
  await expect(form.clientEmail).toHaveValue(email);
  await expect(form.address).toHaveValue('512 Quail Run, Dublin');
}
