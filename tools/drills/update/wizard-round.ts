import type { BrowserContext, Page } from '@playwright/test';
import { routes } from '@domain/business/routes';
import { collections } from '@domain/firestore/paths';
import { storedOnDevice } from '../../testing/screens/stored-on-device';
import { stepPlays, wizard } from '../../testing/screens/wizard';
import { localServices } from '../../admin/local-services';
import { openJob } from '../client/open-job';
import { expect } from '../client/expect-patiently';
import type { TwoBuilds } from './two-builds';
import type { WizardRound } from './update-plan';
import { untilStored } from '../client/until-stored';

/** The expected answers as the office sees them. */
const stored = {
  year_built: 1974,
  sewer_connection_type: 'septic-tank',
  backflow_prevention_device: 'not-sure',
  cleanout_location_known: 'yes',
  cleanout_description: 'Front lawn, left of the driveway',
  utilities_on: 'no',
  access_method: 'other',
  access_method_other: 'The neighbor has the key',
  special_access_conditions: 'A dog named Émile 🐕',
  known_sewer_issues: 'Slow drains since 2019',
  report_recipient: 'agent',
  agent_name: 'Jo Park',
};

/** The part of each step's answer that is searched for in the draft. */
const tokens = [
  '1974',
  'septic-tank',
  'not-sure',
  'left of the driveway',
  '"no"',
  'has the key',
  'Émile 🐕',
  'since 2019',
  '"agent"',
  'Jo Park',
];

/**
 * A client answers up to a step, a new build is deployed, and the client continues to the end. @throws Error
 * if anything is lost.
 */
export async function wizardRound(
  { step, worker, way }: WizardRound,
  { context, builds, mark }: { context: BrowserContext; builds: TwoBuilds; mark: string },
): Promise<void> {
  const { key, bookingId } = await openJob({ email: `${mark}@example.com` });
  const address = `${builds.url}${routes.questionnaire}?booking=${key}`;
  let page = await context.newPage();
  await page.goto(address);
  const first = wizard(page);
  await expect(first.heading('Year Built')).toBeVisible();
  if (worker) await untilStored(page, 'forms');
  for (const [index, play] of stepPlays.slice(0, step + 1).entries()) {
    await expect(first.heading(play.title)).toBeVisible();
    await play.answer(page);
    if (index < step) await first.next.click();
  }
  await expect.poll(() => storedOnDevice(page)).toContain(tokens[step]);

  builds.deploy();
  page = await comeToNewBuild(page, way, address);
  const { heading, next, previous, submit } = wizard(page);
  for (const play of stepPlays.slice(0, step + 1).reverse()) {
    await expect(heading(play.title)).toBeVisible();
    await play.see(page);
    if (play !== stepPlays[0]) await previous.click();
  }
  for (const [index, play] of stepPlays.entries()) {
    await expect(heading(play.title)).toBeVisible();
    if (index > step) await play.answer(page);
    if (index < stepPlays.length - 1) await next.click();
  }
  await submit.click();
  await expect(page).toHaveURL(/\/thank-you\?type=questionnaire/);

  const { firestore } = localServices();
  const record = await firestore.collection(collections.sewerScopeQuestionnaires).doc(bookingId).get();
  expect(record.data(), 'what the office has').toMatchObject(stored);
}

async function comeToNewBuild(page: Page, way: WizardRound['way'], address: string): Promise<Page> {
  switch (way) {
    case 'prompt':
      await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
      await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: /^Update/ }).click()]);
      return page;
    case 'reload':
      await page.reload();
      return page;
    case 'closed': {
      const context = page.context();
      await page.close({ runBeforeUnload: false });
      const again = await context.newPage();
      await again.goto(address);
      return again;
    }
    case 'goes on':
      return page;
  }
}
