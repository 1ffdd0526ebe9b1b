import type { BrowserContext, Page } from '@playwright/test';
import { referralScreens, routes } from '@domain/business/routes';
import { collections } from '@domain/firestore/paths';
import { requestForm } from '../../testing/screens/request-form';
import { storedOnDevice } from '../../testing/screens/stored-on-device';
import { referralForm } from '../../testing/screens/referral-form';
import { trustedJson } from '../../trusted-json';
import { countDocuments } from '../client/count-documents';
import { expect } from '../client/expect-patiently';
import type { TwoBuilds } from './two-builds';
import type { OutboxRound } from './update-plan';
import { untilStored } from '../client/until-stored';

interface Form {
  readonly address: string;
  readonly group: string;
  readonly stored: readonly [collection: string, field: string];
  /** Fills in the form, submits it, and waits for 'saved on this device'. */
  readonly save: (page: Page, email: string) => Promise<void>;
}

const phone = '3125550143';
const home = '512 Quail Run, Dublin, OH 44020';

const forms: Readonly<Record<OutboxRound['form'], Form>> = {
  booking: {
    address: '/',
    group: '/',
    stored: [collections.leads, 'email'],
    async save(page, email) {
      const form = requestForm(page);
      await form.fill({ name: 'Robin Castellan', email, phone, address: home });
      await form.submit.click();
      await expect(form.form.getByText('Saved on this device.')).toBeVisible();
    },
  },
  referral: {
    address: referralScreens.form,
    group: 'referral',
    stored: [collections.referrals, 'client_email'],
    async save(page, email) {
      const form = referralForm(page);
      await form.fillClient({ name: 'Robin Castellan', email, phone, address: home });
      await form.fillAgent({ name: 'Jo Park', email: `agent-${email}`, phone: '(312) 555-0199' });
      await form.submit.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Saved on this device' })).toBeVisible();
    },
  },
};

/**
 * Submits offline, deploys the new build, and reconnects. @throws Error if anything is lost or duplicated.
 */
export async function outboxRound(
  { form: name, worker, way }: OutboxRound,
  { context, builds, mark }: { context: BrowserContext; builds: TwoBuilds; mark: string },
): Promise<void> {
  const form = forms[name];
  const email = `${mark}@example.com`;
  let page = await context.newPage();
  await page.goto(builds.url + form.address);
  if (name === 'booking') await wakeForm(page);
  else await expect(referralForm(page).clientName).toBeVisible();
  if (worker) await untilStored(page, form.group);
  await context.setOffline(true);
  await form.save(page, email);
  expect(await countDocuments(...form.stored, email)).toBe(0);

  builds.deploy();
  if (way === 'closed') await page.close();
  await context.setOffline(false);
  if (way === 'closed') page = await context.newPage();
  if (way !== 'goes on') {
    await page.goto(builds.url + (name === 'booking' ? routes.home : routes.referralApp));
  }
  await expect.poll(() => countDocuments(...form.stored, email), { timeout: 120_000 }).toBe(1);
  await expect.poll(() => unsent(page)).toBe(0);
  expect(await countDocuments(...form.stored, email), 'sent once').toBe(1);
}

/** The landing page's form is hydrated when it is near the viewport. */
async function wakeForm(page: Page): Promise<void> {
  const { form, name } = requestForm(page);
  await form.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (field) => Object.keys(field ?? {}).some((key) => key.startsWith('__react')),
    await name.elementHandle(),
  );
}

async function unsent(page: Page): Promise<number> {
  const entries = trustedJson<{ readonly state: string }[]>(await storedOnDevice(page));
  return entries.filter(({ state }) => state !== 'sent' && state !== 'draft').length;
}
