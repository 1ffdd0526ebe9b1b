import { cities } from '@domain/business/cities';
import { expect, type Browser, type Page } from '@playwright/test';
import { referralScreens } from '@domain/business/routes';
import { untilStored } from '../../tools/drills/client/until-stored';
import { expectAccessible } from './support/expect-accessible';
import { mailTo } from '../../tools/testing/screens/mailbox';
import { newPerson, openPhone, type Person } from '../../tools/testing/screens/people';
import { refer } from './support/refer';
import { newAgent, referralForm, type Agent } from '../../tools/testing/screens/referral-form';
import { test } from './support/test';

test.use({ serviceWorkers: 'allow' });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const by = ({ name, email, phone }: Agent) => ({ agentName: name, agentEmail: email, agentPhone: phone });
const phoneField = (page: Page) => page.getByLabel('Your phone number');
const rows = (page: Page) => page.getByRole('list', { name: 'Your referrals' }).locator('> li');
const unsent = (page: Page) => page.getByRole('region', { name: 'On this device, not sent yet' });

/** The tracker on a new device. */
async function openTracker(browser: Browser, address: string = referralScreens.tracker): Promise<Page> {
  const page = await (await openPhone(browser)).newPage();
  await page.goto(address);
  await expect(heading(page, 'Track Your Referrals')).toBeVisible();
  return page;
}

test('it searches from ten digits, shows this device’s rows in full and others masked, and an empty field clears them', async ({
  browser,
}) => {
  const agent = newAgent();
  const [own, foreign] = [newPerson(), newPerson()];
  await refer(foreign, by(agent));
  const page = await (await openPhone(browser)).newPage();
  await page.goto(referralScreens.form);
  const form = referralForm(page);
  await form.fillClient(own);
  await form.fillAgent(agent);
  await form.submit.click();
  await expect(heading(page, 'Thank you')).toBeVisible();
  await page.getByRole('link', { name: 'Track Referrals' }).click();
  await expect(phoneField(page)).toHaveValue(agent.phone);
  await expect(rows(page)).toHaveCount(2);
  await phoneField(page).fill('');
  await expect(rows(page)).toHaveCount(0);

  const answers: string[] = [];
  let asked = 0;
  await page.route('**/client/referral-track', async (route) => {
    asked += 1;
    const response = await route.fetch();
    answers.push(await response.text());
    await route.fulfill({ response });
  });
  await phoneField(page).pressSequentially(agent.phone.replace(/\D/g, '').slice(0, 9));
  await expect(phoneField(page)).toHaveValue(agent.phone.slice(0, -1));
  await phoneField(page).pressSequentially(agent.phone.slice(-1));
  await expect(rows(page)).toHaveCount(2);
  expect(asked, 'one search, for the whole number').toBe(1);
  const full = rows(page).filter({ hasText: own.name });
  await expect(full).toContainText(own.email);
  await expect(full.getByRole('listitem').filter({ hasText: 'Submitted' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await expect(rows(page).filter({ hasNotText: own.name })).toContainText(cities.at(-1) ?? '');
  await expectAccessible(page);
  for (const secret of [foreign.name, foreign.email, foreign.address]) {
    expect(answers.join(), 'of another device’s client').not.toContain(secret);
  }

  await phoneField(page).fill('');
  await expect(rows(page)).toHaveCount(0);
  await phoneField(page).fill(newAgent().phone);
  await expect(page.getByText('No referrals found')).toBeVisible();
  await expect(
    page.getByText("We couldn't find any referrals associated with this phone number."),
  ).toBeVisible();
  await expectAccessible(page);
  await phoneField(page).fill('(001) 555-0100');
  await expect(phoneField(page)).toHaveAccessibleDescription(/area code first/);
});

test('the emailed link shows its referrer’s rows in full on any device', async ({ browser }) => {
  const [agent, client] = [newAgent(), newPerson()];
  await refer(client, by(agent));
  const { html } = await mailTo(agent.email, /referral/i);
  const link = /href="([^"]*\/referral-app\/tracker\?link=[^"]+)"/.exec(html)?.[1] ?? '';
  const { pathname, search } = new URL(link);
  const page = await openTracker(browser, pathname + search);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(client.name);
  await expect(rows(page)).toContainText(client.address);
});

test('a failed search shows a quiet message, is logged, and is retried', async ({ browser }) => {
  const [agent, client] = [newAgent(), newPerson()];
  await refer(client, by(agent));
  const page = await openTracker(browser);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  let broken = true;
  await page.route('**/client/referral-track', (route) => (broken ? route.abort() : route.continue()));
  await phoneField(page).fill(agent.phone);
  await expect(page.getByText('We couldn’t look up your referrals just now.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(logged.join()).toContain('the referrals could not be looked up');
  expect(logged.join()).not.toContain(agent.phone);
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page)).toHaveCount(1);
});

test('unsent referrals are listed first, can be edited and removed, and join the rows once they are sent', async ({
  browser,
}) => {
  const agent = newAgent();
  const [stored, removed] = [newPerson(), newPerson()];
  const context = await openPhone(browser);
  const page = await context.newPage();
  await page.goto(referralScreens.form);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await untilStored(page, 'referral');
  await context.setOffline(true);
  const form = referralForm(page);
  for (const client of [stored, removed]) {
    await form.fillClient(client);
    if (client === stored) await form.fillAgent(agent);
    await form.submit.click();
    await expect(heading(page, 'Saved on this device')).toBeVisible();
    await page.getByRole('link', { name: 'Submit Another Referral' }).click();
    await page.getByRole('link', { name: 'Start New Referral' }).click();
  }
  await page.getByRole('link', { name: '2 waiting' }).click();
  await expect(unsent(page).getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);

  const itemOf = ({ name }: Person) => unsent(page).getByRole('listitem').filter({ hasText: name });
  await itemOf(removed).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click();
  await expect(unsent(page).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await itemOf(stored).getByRole('link', { name: 'Edit' }).click();
  await expect(form.clientName).toHaveValue(stored.name);
  await form.address.fill('77 Edited Way, Akron, OH 44601');
  await form.submit.click();
  await page.getByRole('link', { name: 'Track Referrals' }).click();
  await expect(itemOf(stored)).toContainText('77 Edited Way');

  await context.setOffline(false);
  await expect(unsent(page)).toBeHidden();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('77 Edited Way');
});
