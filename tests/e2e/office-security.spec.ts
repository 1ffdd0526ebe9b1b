import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { collections } from '../../domain/firestore/paths';
import { localServices } from '../../tools/admin/local-services';
import { demoAdmin } from '../../tools/backend/stack';
import { giveUpReminder } from '../../tools/demo/give-up-reminder';
import { callProduct } from '../../tools/demo/call-product';
import { signInDemoAdmin } from '../../tools/demo/sign-in-demo-admin';
import { book } from './support/book';
import { acceptedJob } from './support/client-job';
import { expectAccessible } from './support/expect-accessible';
import { expectNothingWider } from './support/expect-nothing-wider';
import { mailsTo, mailTo } from '../../tools/testing/screens/mailbox';
import { rowButton, rowOf } from './support/office';
import { newPerson, openOffice, openOnPhone, type Person } from '../../tools/testing/screens/people';
import { test } from './support/test';

const { firestore } = localServices();
const newClient = () => randomUUID().replaceAll('-', '');

/** The Security tab with one of its lists selected. */
async function openSecurity(page: Page, list?: string): Promise<void> {
  await page.getByRole('tab', { name: 'Security' }).click();
  if (list !== undefined) await page.getByRole('tab', { name: list }).click();
}

/** A bot’s requests: suspicious and over the rate limit. */
async function robotRequest(): Promise<Person & { readonly client: string }> {
  const person = { ...newPerson(), email: `qwerty-${randomInt(1e6)}@example.com` };
  const id = await book(person);
  const entry = await firestore.collection(collections.formSubmissionsLog).doc(id).get();
  const client = entry.get('client_ip') as string;
  await firestore.collection(collections.rateLimits).doc(newClient()).set({
    form_type: 'booking',
    client_ip: client,
    submission_count: 7,
    violation: true,
    window_start: new Date(),
    created_at: new Date(),
  });
  return { ...person, client };
}

test('a bot appears live, and old logs are cleared after a confirmation', async ({ browser }) => {
  const old = firestore.collection(collections.formSubmissionsLog).doc();
  const created_at = new Date(Date.now() - 31 * 86_400_000);
  await old.set({ form_type: 'booking', client_ip: newClient(), submitted_data: {}, created_at });
  const office = await openOffice(browser);
  await openSecurity(office);
  await expect(office.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible();

  const robot = await robotRequest();
  const row = rowOf(office, robot.name);
  await expect(row).toContainText('Suspicious');
  await expect(row).toContainText('Email contains “qwerty”');
  await expect(office.getByRole('alert')).toContainText(/\d+\+? suspicious submissions?/);
  await expect(office.getByRole('alert')).toContainText(/\d+\+? rate limit violations?/);

  await office.getByRole('button', { name: 'Show violations' }).click();
  const limit = rowOf(office, `Client ${robot.client.slice(0, 8)}`).filter({ hasText: '7 attempts' });
  await expect(limit).toContainText('Violation');

  await office.getByRole('button', { name: 'Clear Old Logs' }).click();
  const dialog = office.getByRole('dialog');
  await expect(dialog).toContainText('older than 30 days');
  await dialog.getByRole('button', { name: 'Keep the logs' }).click();
  await expect(dialog).toBeHidden();
  expect((await old.get()).exists).toBe(true);
  await office.getByRole('button', { name: 'Clear Old Logs' }).click();
  await dialog.getByRole('button', { name: 'Clear Old Logs' }).dblclick();
  await expect(office.getByText('Old Logs Cleared')).toBeVisible();
  expect((await old.get()).exists).toBe(false);
});

test('four figures count the last 24 hours', async ({ browser }) => {
  const office = await openOffice(browser);
  const figure = (label: string) => {
    const term = office.getByRole('term').filter({ hasText: label });
    return term.locator('xpath=following-sibling::dd[1]').locator('strong');
  };
  const read = async (label: string) => {
    await expect(figure(label)).toHaveText(/\d/);
    const text = await figure(label).innerText();
    // Beyond the number of documents that the rules let a page count, it shows that number or more.
    return { count: Number.parseInt(text, 10), orMore: text.endsWith('+') };
  };
  const labels = ['Submissions (24h)', 'Suspicious', 'Limit violations', 'Distinct clients'];
  await openSecurity(office);
  const before = await Promise.all(labels.map(read));
  await robotRequest();
  await office.reload();
  for (const [index, label] of labels.entries()) {
    const { count, orMore } = before[index]!;
    // The bot may use a network that was already counted.
    const more = label === 'Distinct clients' || orMore ? 0 : 1;
    await expect
      .poll(async () => (await read(label)).count, { message: label })
      .toBeGreaterThanOrEqual(count + more);
  }
});

test('an undeliverable email is sent after it is retried', async ({ browser }) => {
  const person = newPerson();
  const { bookingId } = await acceptedJob(person);
  await giveUpReminder(bookingId, 'provider:401', new Date());
  const office = await openOffice(browser);
  await openSecurity(office, 'Undelivered Messages');
  const row = rowOf(office, 'didn’t accept our API key').first();
  await rowButton(row, 'Missing forms reminder').click();
  await expect(office.getByLabel('Undelivered messages: details')).toContainText(person.email);
  await rowButton(row, 'Send again').dblclick();
  await expect(office.getByText('Email Queued Again')).toBeVisible();
  // With the last one the details go too.
  await expect(
    office.getByLabel('Undelivered messages: details').filter({ hasText: person.email }),
  ).toHaveCount(0);
  await mailTo(person.email, /forms/i, { bySweeper: true });
  const again = (await mailsTo(person.email)).filter(({ subject }) => /forms/i.test(subject));
  expect(again).toHaveLength(1);
});

test('the audit trail of a request shows who did what and updates live', async ({ browser }) => {
  const person = newPerson();
  const leadId = await book(person);
  const office = await openOffice(browser);
  await office.getByRole('button', { name: person.name, exact: true }).click();
  await office.getByRole('link', { name: 'Audit trail' }).click();
  await expect(office.getByLabel('Record ID')).toHaveValue(leadId);
  const entries = office.getByRole('list', { name: 'Audit trail' }).getByRole('listitem');
  await expect(entries).toHaveCount(1);
  await expect(entries.first()).toContainText(/Created.*Client [0-9a-f]{8}.*Status\s*New/);

  const idToken = await signInDemoAdmin();
  const from = '203.0.113.7';
  await callProduct('office-request-decline', { leadId, idempotencyKey: randomUUID() }, { from, idToken });
  await expect(entries).toHaveCount(2);
  await expect(entries.first()).toContainText('Declined');
  await expect(entries.first()).toContainText(demoAdmin.email);
  await expect(entries.first()).toContainText('New → Lost');

  await office.getByRole('button', { name: 'Show all' }).click();
  await office.getByRole('combobox', { name: 'Records' }).click();
  await office.getByRole('option', { name: 'Referral', exact: true }).click();
  await expect(office).toHaveURL(/collection=referrals/);
  await expect(office.getByText(leadId)).toHaveCount(0);
  await office.getByLabel('Record ID').fill(` ${leadId} `);
  await office.getByRole('button', { name: 'Search' }).click();
  await expect(office.getByText('No entries')).toBeVisible();
});

test('the Security tab is accessible and fits a phone', async ({ browser }) => {
  const robot = await robotRequest();
  await giveUpReminder(newClient(), 'provider:503', new Date());
  const desk = await openOffice(browser);
  const page = await openOnPhone(browser, desk);
  await page.goto('/admin?tab=security');
  await expect(rowOf(page, robot.name)).toContainText('Suspicious');
  await expect(page.getByRole('alert')).toBeVisible();
  for (const list of ['Form Submission Logs', 'Rate Limits', 'Undelivered Messages', 'Audit Trail']) {
    await page.getByRole('tab', { name: list }).click();
    await expect(page.getByRole('tabpanel', { name: list }).getByRole('listitem').first()).toBeVisible();
    await expectNothingWider(page, list);
    await expectAccessible(page);
  }
});
